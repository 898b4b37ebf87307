import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { IndexValueRecord, RateRecord } from '#domain/import/records.ts';
import { findReferenceRate } from '#domain/import/reference-rate.ts';
import type { Peek, TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import { type Columns, foldHeader } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { readHeaderUnit } from '../header-units.ts';
import { variant } from '../several-tables.ts';
import { stemOf } from '../subject-of-name.ts';
import { readObservations } from './observations.ts';
import { rateCode } from './well-known-keys.ts';

type Rows = readonly (readonly string[])[];

/** Columns of which the name says which rate it is. */
const NAMED: Readonly<Record<string, string>> = { 'ключевая ставка': 'CBR.KEY', ruo: 'RUONIA' };
const SERIES = /^[A-Z][A-Z0-9_]{2,}$/;
const PRICES = /^(?:OPEN|HIGH|LOW|CLOSE|LAST|PRICE|VOLUME|VALUE|RATE|NAV|PX_LAST)$/;

/** FRED: the day of the observation, and one column a series; a missing value is a point or nothing. */
export const fredSeries = variant<'day'>({
  code: 'curve',
  names: { day: ['observation date', 'date', 'series id'] },
  required: ['day'],
  days: ['day'],
  accepts: (folded, { day = 0 }, { content }) => {
    const others = content.kind === 'table' ? content.header.filter((_name, place) => place !== day) : [];
    if (content.kind === 'table' && isOfCanada(content.above ?? []))
      return others.length > 0 && others.every((name) => /^[A-Z][A-Z\d._]+$/.test(name.trim()));
    if (others.length === 0 || !others.every((name) => SERIES.test(name) && !PRICES.test(name))) return false;
    // Without that name only FRED's older files, and those of the Bank of England, write DATE so.
    const name = content.kind === 'table' ? content.header[day]?.trim() : '';
    if (folded[day] !== 'date') return true;
    if (others.every((each) => isOfEngland(each) || OVERNIGHT.test(each))) return true;
    return name === 'DATE' && (others.length === 1 || hasPoints(content));
  },
  records: (_columns, { content }) => {
    const names = content.kind === 'table' ? content.header : [];
    const kinds = names.slice(1).map((name) => (name.trim() in INDICES ? 'index-value' : 'rate'));
    return [...new Set(kinds)];
  },
  rows(columns, reading, header) {
    const series = header.flatMap((code, place) => (place === columns.day ? [] : [{ code, place }]));
    const places: Record<string, number> = { ...columns };
    for (const { code, place } of series) places[code] = place;
    const cells = cellsOf<string>(places, reading);
    return readObservations(cells, 'day', (day) =>
      series.flatMap(({ code }): (RateRecord | IndexValueRecord)[] => {
        const value = cells.number(code);
        if (value === undefined) return [];
        const name = INDICES[code.trim()];
        if (name === undefined) return [{ type: 'rate', code: rateCode(code.trim()), day, percent: value }];
        const subject = { providerCode: code.trim(), ticker: code.trim(), name, kind: 'index' } as const;
        return [{ type: 'index-value', subject, day, value }];
      }),
    );
  },
});

/** Series of FRED that are indices of shares, and no rates. */
const INDICES: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  SP500: 'S&P 500',
  DJIA: 'Dow Jones Industrial Average',
  DJTA: 'Dow Jones Transportation Average',
  DJUA: 'Dow Jones Utility Average',
  DJCA: 'Dow Jones Composite Average',
  NASDAQCOM: 'NASDAQ Composite',
  NASDAQ100: 'NASDAQ 100',
  NIKKEI225: 'Nikkei 225',
  VIXCLS: 'CBOE Volatility Index',
});

/** Above the series of the Bank of Canada stand their terms and names, under heads of their own. */
const isOfCanada = (above: Rows): boolean => above.some(([head]) => head?.trim() === 'OBSERVATIONS');

/** Reference rates that no share is called. */
const OVERNIGHT =
  /^(?:SOFR|SONIA|ESTR|EONIA|EFFR|FEDFUNDS|TONA|SARON|RUONIA|OBFR|BGCR|TGCR|CORRA|AONIA|POLONIA)$/;

/** `IUDSOIA`, `XUDLERS`: seven letters, of which the first say what and how often. */
const isOfEngland = (name: string) => /^(?:IU|XU|LP|CF|RP)[A-Z][A-Z0-9]{4}$/.test(name);

/** Prices of several tickers have the same header, but no points for missing values. */
const hasPoints = (content: Peek['content']) =>
  content.kind === 'table' &&
  (content.sample.length === 0 || content.sample.some((cells) => cells.some((cell) => cell.trim() === '.')));

/** What a column of one rate is called. */
export const RATE_WORDS: readonly string[] = [
  ...COLUMN_WORDS.percent,
  'bank rate',
  'interest rate',
  'policy rate',
  'key rate',
  'base rate',
  ...Object.keys(NAMED),
  'leitzins',
  'zinssatz',
  'taux directeur',
  'tasa de interés',
  'tasso di interesse',
  'stopa procentowa',
  'stopa referencyjna',
  'облікова ставка',
  'faiz oranı',
  'politika faizi',
];

/** `Date, Rate` in any language: which rate it is, --ticker or a recipe says. */
export const singleRate = variant<'day' | 'percent'>({
  code: 'curve',
  names: {
    day: [...COLUMN_WORDS.day, 'month', 'date changed', 'dt', 'effective date'],
    percent: [...RATE_WORDS, 'value'],
  },
  required: ['day', 'percent'],
  days: ['day'],
  accepts: (folded, { percent = 0 }, { content, name }) =>
    codeOf(folded[percent]) !== undefined ||
    (folded.length === 2 &&
      (folded[percent] !== 'value' || hasSeriesId(content) || name === '' || rateOfName(name) !== null)),
  records: () => ['rate'],
  subjectOf: ({ name }) => {
    const code = rateOfName(name);
    return code === null ? {} : { ticker: code };
  },
  refuse: (reading, header, above) =>
    seriesOf(reading, header, above) ? null : { rule: 'missing_required', severity: 'hold', field: 'code' },
  remarks: (header, columns) =>
    header.flatMap((name, place) =>
      name.trim() === '' || Object.values(columns).includes(place)
        ? []
        : [{ rule: 'skipped', severity: 'warn', value: name.trim(), details: { why: 'unknown_column' } }],
    ),
  rows: (columns: Columns<'day' | 'percent'>, reading: Reading, header, above) =>
    readRates(cellsOf<string>(columns, reading), [
      { code: seriesOf(reading, header, above), field: 'percent' },
    ]),
});

/** `Euribor 3 months.csv` */
const rateOfName = (name: string): string | null => findReferenceRate(stemOf(name));

/** The Bank of Russia writes its rate beside inflation and its target, too. */
const codeOf = (name = ''): string | undefined =>
  NAMED[readHeaderUnit(name)?.name ?? name] ?? findReferenceRate(name) ?? undefined;

/** What a person says, then a line above the table as in files of FRED, then the name of the column. */
function seriesOf({ constants, subject }: Reading, header: readonly string[], above: Rows): string {
  const named = foldHeader(header)
    .map(codeOf)
    .find((code) => code !== undefined);
  return constants.code ?? subject.ticker ?? seriesAbove(above) ?? named ?? '';
}

/** `Series ID: DGS10` in the description that FRED puts above a series. */
const seriesAbove = (above: Rows): string | undefined =>
  above.flatMap((cells) => /^series id:?\s+(\S+)/i.exec(cells.join(' ').trim())?.[1] ?? [])[0];

const hasSeriesId = (content: Peek['content']): boolean =>
  content.kind === 'table' && seriesAbove(content.above ?? []) !== undefined;

export const readRates = (
  cells: Cells<string>,
  series: readonly { readonly code: string; readonly field: string }[],
): ((row: TableRow) => readonly Read[]) =>
  readObservations(cells, 'day', (day) =>
    series.flatMap(({ code, field }): RateRecord[] => {
      const percent = cells.number(field);
      return percent === undefined ? [] : [{ type: 'rate', code: rateCode(code.trim()), day, percent }];
    }),
  );

/** The reference rates of the New York Fed: each row says which one it is. */
export const newYorkRates = variant<'day' | 'code' | 'percent'>({
  code: 'curve',
  names: { day: ['effective date'], code: ['rate type'], percent: ['rate (%)'] },
  required: ['day', 'code', 'percent'],
  days: ['day'],
  records: () => ['rate'],
  rows(columns, reading) {
    const cells = cellsOf<string>(columns, reading);
    return (row) => {
      cells.open(row);
      const code = cells.text('code');
      if (code === undefined)
        return [
          { line: row.line, raw: row.raw, finding: { rule: 'trailer', severity: 'note', line: row.line } },
        ];
      return readRates(cells, [{ code, field: 'percent' }])(row);
    };
  },
});
