import type { TableRow } from '../../decode/peek.ts';
import { foldHeader } from '../columns.ts';
import type { Read } from '../format.ts';
import { micOfName } from '../venue-names.ts';

/** Exchanges whose files of a day no other one writes so. */
const HOMES: readonly (readonly [mic: string, columns: readonly string[]])[] = [
  ['XNSE', ['series', 'tottrdqty']],
  ['XNSE', ['series', 'ttl trd qnty']],
  ['XBOM', ['sc code', 'sc group', 'sc type']],
  ['XBOM', ['wap', 'no.of shares', 'spread high-low']],
  ['XWAR', ['kurs otwarcia', 'liczba otwartych pozycji']],
];

/** Providers of mainland China count shares in lots of a hundred, and Tushare money in thousands. */
const IN_LOTS: readonly (readonly [columns: readonly string[], units: Readonly<Record<string, string>>])[] = [
  [['ts code', 'vol'], { volume: '100', turnover: '1000' }],
  [['成交量', '换手率', '振幅'], { volume: '100' }],
];

export function unitsOfPrices(header: readonly string[]): Readonly<Record<string, string>> {
  const folded = foldHeader(header);
  return IN_LOTS.find(([columns]) => columns.every((name) => folded.includes(name)))?.[1] ?? {};
}

const EXCHANGE = new Set([
  'exchange',
  'stock exchange',
  'exch',
  'биржа',
  'börse',
  'giełda',
  'borsa',
  'bourse',
]);

/** In the common format of India a column names the exchange. */
const SOURCES: Readonly<Record<string, string>> = { NSE: 'XNSE', BSE: 'XBOM' };

/** Debentures, gold and government bonds, treasury bills: their prices are in money, not in percent. */
const DEBT = /^(?:[NYZ][A-Z\d]|G[BS]|SG|TB|[FG])$/;

/** What a file of an exchange says about the venue and kind of its rows besides the columns that all files have. */
export function homeOfPrices(header: readonly string[]): {
  micOf(row: TableRow): string | undefined;
  /** The finding about a row that is neither a share nor a fund. */
  leaveOut(row: TableRow): Read | null;
} {
  const folded = foldHeader(header);
  const home = HOMES.find(([, columns]) => columns.every((name) => folded.includes(name)))?.[0];
  const source = folded.includes('sctysrs') ? header.findIndex((name) => name.trim() === 'Src') : -1;
  const exchange = folded.findIndex((name) => EXCHANGE.has(name));
  const isIndian = source >= 0 || home === 'XNSE' || home === 'XBOM';
  const series = isIndian
    ? header.findIndex((name) => /^(?:series|sctysrs|sc_group)$/i.test(name.trim()))
    : -1;
  // Most files have none of these columns: their rows are not looked at.
  const isKnown = home !== undefined || (source < 0 && exchange < 0);
  return {
    micOf: ({ cells }) =>
      isKnown ? home : (SOURCES[cells[source]?.trim() ?? ''] ?? micOfName(cells[exchange])),
    leaveOut({ line, raw, cells }) {
      if (series < 0) return null;
      const value = cells[series]?.trim() ?? '';
      if (!DEBT.test(value)) return null;
      return {
        line,
        raw,
        finding: {
          rule: 'skipped',
          severity: 'note',
          line,
          field: 'kind',
          value,
          details: { why: 'other_kind' },
        },
      };
    },
  };
}
