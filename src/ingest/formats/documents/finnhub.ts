import { listOf, memberOf } from '../json-value.ts';
import type { TableDocument } from './table-document.ts';

const COLUMNS = [
  ['t', 'date'],
  ['o', 'open'],
  ['h', 'high'],
  ['l', 'low'],
  ['c', 'close'],
  ['v', 'volume'],
] as const;
const SECONDS_OF_DAY = 86_400;
const LONGEST_PAUSE = 5;

/** Candles of Finnhub: a list for each column, with moments since 1970. Splits are taken out. */
export const finnhubCandles: TableDocument = {
  provider: 'Finnhub',
  records: ['price'],
  priceBasis: 'split_adjusted',
  fits: ({ keys }) => keys.has('s') && COLUMNS.every(([name]) => keys.has(name)),
  toTable(document) {
    const lists = COLUMNS.map(([name]) => listOf(memberOf(document, name)));
    const [moments = []] = lists;
    if (moments.length === 0 || lists.some(({ length }) => length !== moments.length)) return null;
    const header = COLUMNS.map(([, name]) => name);
    const rows = moments.map((_moment, at) => lists.map((list) => list[at]));
    if (isDaily(moments.map(Number))) return { header, rows };
    const details = { why: 'not_daily' };
    return { header, rows, refusal: { rule: 'skipped', severity: 'hold', details } };
  },
};

/** The document does not say it: candles of minutes and of months have other pauses. */
function isDaily(moments: readonly number[]): boolean {
  const pauses = moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0));
  if (pauses.length === 0) return true;
  const shortest = pauses.reduce((least, pause) => Math.min(least, pause));
  return shortest >= SECONDS_OF_DAY * 0.9 && shortest <= LONGEST_PAUSE * SECONDS_OF_DAY;
}
