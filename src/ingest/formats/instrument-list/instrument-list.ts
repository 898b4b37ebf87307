import type { Peek } from '../../decode/peek.ts';
import { foldHeader } from '../columns.ts';
import type { ImportFormat } from '../format.ts';
import { NOT_THIS } from '../score.ts';
import { bestOf } from '../several-tables.ts';
import { chinaList } from './china.ts';
import { financeDatabase } from './finance-database.ts';
import { nasdaqList } from './nasdaq.ts';
import { nseList } from './nse.ts';
import { securitiesByIsin, securitiesByTicker } from './securities.ts';
import { sp500List } from './sp500.ts';

/** Codes are text: 000720 keeps its zeros. */
const lists: ImportFormat = bestOf('instrument-list', [
  financeDatabase,
  nseList,
  nasdaqList,
  sp500List,
  chinaList,
  securitiesByIsin,
  securitiesByTicker,
]);

/** The exchanges are known: they come with the migrations. */
const isMicList = ({ content }: Peek) =>
  content.kind === 'table' &&
  ['mic', 'operating mic', 'oprt/sgmt'].every((name) => foldHeader(content.header).includes(name));

/** Lists of securities, one row each. */
export const instrumentList: ImportFormat = {
  ...lists,
  recognise: (peek) =>
    isMicList(peek)
      ? { ...NOT_THIS, reasons: [{ code: 'other_content', details: { why: 'mics' } }] }
      : lists.recognise(peek),
};
