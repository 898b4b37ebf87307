import type { ImportFormat } from '../format.ts';
import { bestOf } from '../several-tables.ts';
import { chinaList } from './china.ts';
import { financeDatabase } from './finance-database.ts';
import { nasdaqList } from './nasdaq.ts';
import { nseList } from './nse.ts';
import { securitiesByIsin, securitiesByTicker } from './securities.ts';
import { sp500List } from './sp500.ts';

/** Lists of securities, one row each. Codes are text: 000720 keeps its zeros. */
export const instrumentList: ImportFormat = bestOf('instrument-list', [
  financeDatabase,
  nseList,
  nasdaqList,
  sp500List,
  chinaList,
  securitiesByIsin,
  securitiesByTicker,
]);
