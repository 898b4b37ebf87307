import type { DividendRecord, ImportRecord, SplitRecord, Subject } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { asIndexValue, type PriceField, priceReads, readPrice } from '../price-row.ts';
import { yahooSubject } from '../subject-of-name.ts';
import { tableFormat } from '../table-format.ts';
import { withoutMissing } from '../without-missing.ts';

type Field =
  | 'day'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'volume'
  | 'adjustedClose'
  | 'dividends'
  | 'splits'
  | 'capitalGains'
  | 'repaired';

/** Tables of Yahoo that no column of their own marks: only this order does. */
const EXACT = ['date,open,close', 'date,close,high,low,open,volume'];

/** yfinance downloads have two more rows of headers, and the name of the first is where the days are. */
const DOWNLOAD = /^price(?:,adj close)?,close,high,low,open,volume$/;

/** Where prices are not in the currency of the venue. */
const QUOTED_IN: Readonly<Record<string, string>> = { L: 'GBp', IL: 'USD', TA: 'ILA', JO: 'ZAc' };

/** Open, high, low and close are already adjusted for splits. The adjusted close is never stored. */
export const yahooDaily = tableFormat<Field>({
  code: 'yahoo-daily',
  priceBasis: 'split_adjusted',
  holdsRunningDay: true,
  names: {
    day: ['date', 'datetime', 'price'],
    close: ['close'],
    open: ['open'],
    high: ['high'],
    low: ['low'],
    volume: ['volume'],
    adjustedClose: ['adj close', 'adjclose'],
    dividends: ['dividends'],
    splits: ['stock splits'],
    capitalGains: ['capital gains'],
    repaired: ['repaired?'],
  },
  required: ['day', 'close'],
  days: ['day'],
  accepts: (folded, columns) =>
    (folded.includes('date') || folded.includes('datetime') || DOWNLOAD.test(folded.join(','))) &&
    (columns.adjustedClose !== undefined ||
      columns.dividends !== undefined ||
      columns.splits !== undefined ||
      EXACT.includes(folded.join(',')) ||
      DOWNLOAD.test(folded.join(','))),
  records: (columns, peek) => [
    ...(columns.splits === undefined ? [] : (['split'] as const)),
    ...(columns.dividends === undefined ? [] : (['dividend'] as const)),
    yahooSubject(peek, () => null).kind === 'index' ? 'index-value' : 'price',
  ],
  subjectOf: (peek, { findMic }) => yahooSubject(peek, findMic),
  refuse: ({ subject: { providerCode = '' } }) =>
    /=[XF]$/.test(providerCode)
      ? {
          rule: 'skipped',
          severity: 'reject',
          value: providerCode,
          details: { why: 'not_a_security' },
        }
      : null,
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field | PriceField>(columns, reading);
  let { subject } = reading;
  const isIndex = subject.kind === 'index';
  const currency = QUOTED_IN[subject.providerCode?.split('.')[1] ?? ''];
  return (row) => {
    const [first = '', ticker = ''] = row.cells;
    if (first === 'Ticker') subject = { ticker, ...subject };
    if (first === 'Ticker' || (first === 'Date' && ticker === '')) return [];
    cells.open(row);
    const price = readPrice(cells, subject, currency);
    const actions = readActions(cells, subject, currency);
    if (actions.length === 0 || cells.fault()) return [priceReads(row, cells, price, isIndex)];
    const record = price && isIndex ? asIndexValue(price) : price;
    return [{ line: row.line, raw: row.raw, records: record ? [...actions, record] : actions }];
  };
}

/** A day of 0 is a day without. Capital gains are distributions of funds besides their dividends. */
function readActions(
  cells: Cells<Field | PriceField>,
  subject: Subject,
  currency: string | undefined,
): ImportRecord[] {
  const day = cells.day('day');
  if (day === undefined) return [];
  const paid = (field: 'dividends' | 'capitalGains', kind: 'regular' | 'special') =>
    nonZero(cells.number(field)).map((amount) =>
      withoutMissing<DividendRecord>({
        type: 'dividend',
        subject,
        amount,
        currency: cells.text('currency') ?? currency,
        exDividendOn: day,
        kind,
        provider: 'yahoo',
      }),
    );
  const splits = nonZero(cells.number('splits')).map(
    (after): SplitRecord => ({ type: 'split', subject, day, after, before: '1' }),
  );
  return [...splits, ...paid('dividends', 'regular'), ...paid('capitalGains', 'special')];
}

const nonZero = (number: string | undefined): string[] =>
  number === undefined || /^-?0*\.?0*$/.test(number) ? [] : [number];
