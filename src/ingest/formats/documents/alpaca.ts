import { isObject, memberOf, textOf } from '../json-value.ts';
import type { TableDocument } from './table-document.ts';

const COLUMNS = [
  ['t', 'date'],
  ['o', 'open'],
  ['h', 'high'],
  ['l', 'low'],
  ['c', 'close'],
  ['v', 'volume'],
  ['vw', 'vwap'],
  ['n', 'trades'],
] as const;
const NEEDED = ['t', 'o', 'h', 'l', 'c'];
const OF_DAY = /^\d{4}-\d\d-\d\d(?:T0[045]:00:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * Bars of Alpaca, of one symbol or of several, each under its own: a list of days, or the latest one. Days begin at midnight in
 * New York, which is the same day in UTC.
 */
export const alpacaBars: TableDocument = {
  provider: 'Alpaca',
  records: ['price'],
  priceBasis: 'as_traded',
  fits: ({ keys }) =>
    NEEDED.every((name) => keys.has(`bars.${name}`)) ||
    [...keys].some((key) => /^bars\.[A-Z][A-Z\d.]*\.t$/.test(key)) ||
    [...keys].some((key) => /^bar\.t$/.test(key)),
  toTable(document) {
    const bars = barsOf(document);
    if (bars.length === 0) return null;
    const header = [...COLUMNS.map(([, name]) => name), 'ticker'];
    const rows = bars.map(({ ticker, bar }) => [...COLUMNS.map(([name]) => memberOf(bar, name)), ticker]);
    if (bars.every(({ bar }) => OF_DAY.test(textOf(memberOf(bar, 't')) ?? ''))) return { header, rows };
    return {
      header,
      rows,
      refusal: { rule: 'skipped', severity: 'hold', details: { why: 'not_daily' } },
    };
  },
};

interface Bar {
  readonly ticker: string | undefined;
  readonly bar: unknown;
}

function barsOf(document: unknown): readonly Bar[] {
  const bars = memberOf(document, 'bars') ?? memberOf(document, 'bar');
  const symbol = textOf(memberOf(document, 'symbol'));
  const bySymbol: readonly (readonly [string | undefined, unknown])[] =
    Array.isArray(bars) || isBar(bars) ? [[symbol, bars]] : isObject(bars) ? Object.entries(bars) : [];
  return bySymbol.flatMap(([ticker, own]) =>
    (Array.isArray(own) ? own : [own]).filter(isBar).map((bar): Bar => ({ ticker, bar })),
  );
}

const isBar = (value: unknown): boolean =>
  isObject(value) && NEEDED.every((name) => memberOf(value, name) !== undefined);
