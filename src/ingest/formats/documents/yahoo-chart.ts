import { entriesOf, isObject, listOf, memberOf, textOf } from '../json-value.ts';
import type { DocumentTable, TableDocument } from './table-document.ts';

const HEADER = [
  'Date',
  'Open',
  'High',
  'Low',
  'Close',
  'Adj Close',
  'Volume',
  'Dividends',
  'Capital Gains',
  'Stock Splits',
  'Ticker',
  'Currency',
  'MIC',
];

/** Only tickers of the United States have no suffix that says where they are traded. */
const MICS: Readonly<Record<string, string>> = {
  NMS: 'XNAS',
  NGM: 'XNAS',
  NCM: 'XNAS',
  NYQ: 'XNYS',
  ASE: 'XASE',
  PCX: 'ARCX',
  BTS: 'BATS',
};

/** The interface of Yahoo’s charts: columns of values beside a column of moments. */
export const yahooChart: TableDocument = {
  provider: 'Yahoo chart',
  records: ['split', 'dividend', 'price', 'index-value'],
  fits: ({ keys }) => keys.has('chart.result.indicators') || keys.has('spark.result.response'),
  toTable(document) {
    const charts = listOf(memberOf(document, 'chart', 'result'));
    const sparks = listOf(memberOf(document, 'spark', 'result')).flatMap((each) =>
      listOf(memberOf(each, 'response')),
    );
    const tables = [...charts, ...sparks].filter(isObject).map(toTable);
    const rows = tables.flatMap((table) => table.rows);
    const refusal = tables.find((table) => table.refusal)?.refusal;
    return tables.length === 0 ? null : { header: HEADER, rows, ...(refusal ? { refusal } : {}) };
  },
};

function toTable(chart: unknown): DocumentTable {
  const meta = (name: string) => textOf(memberOf(chart, 'meta', name));
  const dayOf = dayWriter(meta('exchangeTimezoneName'), Number(meta('gmtoffset') ?? 0));
  const quote = listOf(memberOf(chart, 'indicators', 'quote'))[0];
  const adjusted = listOf(memberOf(chart, 'indicators', 'adjclose'))[0];
  const column = (of: unknown, name: string) => listOf(memberOf(of, name));
  const columns = [
    ...['open', 'high', 'low', 'close'].map((name) => column(quote, name)),
    column(adjusted, 'adjclose'),
    column(quote, 'volume'),
  ];
  const about = [meta('symbol'), meta('currency'), MICS[meta('exchangeName') ?? '']];
  const actions = actionsOf(chart, dayOf);
  const days = listOf(memberOf(chart, 'timestamp')).map((moment) => dayOf(Number(moment)));
  const known = new Set(days);
  const own = [...actions.keys()].filter((day) => !known.has(day));
  const rows = [
    ...days.map((day, at) => [
      day,
      ...columns.map((values) => values[at]),
      ...(actions.get(day) ?? NO_ACTION),
      ...about,
    ]),
    ...own.map((day) => [day, ...columns.map(() => null), ...(actions.get(day) ?? NO_ACTION), ...about]),
  ];
  const interval = meta('dataGranularity') ?? '1d';
  return interval === '1d' ? { header: HEADER, rows } : { header: HEADER, rows, refusal: notDaily(interval) };
}

const notDaily = (interval: string) =>
  ({ rule: 'skipped', severity: 'hold', value: interval, details: { why: 'not_daily' } }) as const;

const NO_ACTION: readonly unknown[] = [null, null, null];

/** Dividends, distributions and splits by day. */
function actionsOf(chart: unknown, dayOf: (seconds: number) => string): Map<string, unknown[]> {
  const actions = new Map<string, unknown[]>();
  const put = (kind: string, place: number, read: (event: unknown) => unknown) => {
    for (const [moment, event] of entriesOf(memberOf(chart, 'events', kind))) {
      const day = dayOf(Number(textOf(memberOf(event, 'date')) ?? moment));
      const row = actions.get(day) ?? [...NO_ACTION];
      row[place] = read(event);
      actions.set(day, row);
    }
  };
  put('dividends', 0, (event) => memberOf(event, 'amount'));
  put('capitalGains', 1, (event) => memberOf(event, 'amount'));
  put('splits', 2, (event) => Number(memberOf(event, 'numerator')) / Number(memberOf(event, 'denominator')));
  return actions;
}

/** A moment is of the exchange’s own day. */
function dayWriter(timeZone: string | undefined, offset: number): (seconds: number) => string {
  const format = formatIn(timeZone);
  return (seconds) => {
    const at = new Date((format ? seconds : seconds + offset) * 1_000);
    if (Number.isNaN(at.getTime())) return '';
    return format ? format.format(at) : at.toISOString().slice(0, 10);
  };
}

function formatIn(timeZone: string | undefined): Intl.DateTimeFormat | null {
  if (timeZone === undefined) return null;
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  } catch {
    return null;
  }
}
