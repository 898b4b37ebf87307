import { anyTable } from './any-table/any-table.ts';
import { b3Cotahist } from './b3-cotahist/b3-cotahist.ts';
import { bondCashflows } from './bond-cashflows/bond-cashflows.ts';
import { corporateActions } from './corporate-actions/corporate-actions.ts';
import { curve } from './curve/curve.ts';
import { ACTION_DOCUMENTS, PRICE_DOCUMENTS, RATE_DOCUMENTS, YAHOO_DOCUMENTS } from './documents/documents.ts';
import { withDocuments } from './documents/table-document.ts';
import { finam } from './finam/finam.ts';
import type { ImportFormat } from './format.ts';
import { fundHoldings } from './fund-holdings/fund-holdings.ts';
import { gleifGolden } from './gleif-golden/gleif-golden.ts';
import { instrumentList } from './instrument-list/instrument-list.ts';
import { moexIss } from './moex-iss/moex-iss.ts';
import { moexTickers } from './moex-tickers/moex-tickers.ts';
import { ownership } from './ownership/ownership.ts';
import { plainOhlcv } from './plain-ohlcv/plain-ohlcv.ts';
import { secCompanyfacts } from './sec-companyfacts/sec-companyfacts.ts';
import { secSubmissions } from './sec-submissions/sec-submissions.ts';
import { secTickers } from './sec-tickers/sec-tickers.ts';
import { xbrlJson } from './xbrl-json/xbrl-json.ts';
import { yahooDaily } from './yahoo-daily/yahoo-daily.ts';

export const FORMATS: readonly ImportFormat[] = [
  withDocuments(yahooDaily, YAHOO_DOCUMENTS),
  withDocuments(plainOhlcv, PRICE_DOCUMENTS),
  moexIss,
  moexTickers,
  finam,
  b3Cotahist,
  withDocuments(corporateActions, ACTION_DOCUMENTS),
  instrumentList,
  bondCashflows,
  secCompanyfacts,
  secSubmissions,
  secTickers,
  xbrlJson,
  withDocuments(curve, RATE_DOCUMENTS),
  ownership,
  gleifGolden,
  fundHoldings,
  anyTable,
];

export const findFormat = (code: string): ImportFormat | undefined =>
  FORMATS.find((format) => format.code === code);
