import type { ImportRecord, RecordType } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import { type ColumnNames, type Columns, findColumns } from '../columns.ts';
import type { ImportFormat, Read, Reading } from '../format.ts';
import { INDEX_NAMES, indexSubject, namesIndices, withIndexName } from '../index-column.ts';
import { actionInWords, actionsOfRow } from '../price-actions.ts';
import { asIndexValue, type PriceField, priceReads, readPrice } from '../price-row.ts';
import { bestOf, variant } from '../several-tables.ts';
import { symbolSubject, yahooSubject } from '../subject-of-name.ts';
import { withoutMissing } from '../without-missing.ts';
import { isDividendAdjusted } from './dividend-adjusted.ts';
import { dayPlaceOf, findTickers, isDownload, isIndexName } from './download-header.ts';
import { findJoined } from './joined-header.ts';

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
  | 'repaired'
  | 'ticker'
  | 'index'
  | 'mic'
  | 'currency';

/** Tables of Yahoo that no column of their own marks: only this order does. */
const EXACT = ['date,open,close', 'date,close,high,low,open,volume'];

/** pandas writes the numbers of the rows before the table. */
const NUMBERED = ['', 'unnamed: 0', 'index'];

/** Currencies and futures. */
const NO_SECURITY = /=[XF]$/;

/** Prices as they were traded, beside adjusted ones: Tiingo, Quandl. */
const AS_TRADED = ['divcash', 'split ratio', 'split coefficient'];

const NAMES: ColumnNames<Field> = {
  day: ['date', 'datetime'],
  close: ['close'],
  open: ['open'],
  high: ['high'],
  low: ['low'],
  volume: ['volume'],
  adjustedClose: ['adj close', 'adj. close', 'adjclose'],
  dividends: ['dividends'],
  splits: ['stock splits'],
  capitalGains: ['capital gains'],
  repaired: ['repaired?'],
  ticker: ['ticker', 'symbol'],
  index: INDEX_NAMES,
  mic: ['mic'],
  currency: ['currency'],
};

/** One security in one file, which is named after it. */
const single = variant<Field>({
  code: 'yahoo-daily',
  names: NAMES,
  required: ['day', 'close'],
  days: ['day'],
  isDaily: true,
  plainHeader: (header) => withIndexName(header.map(withoutExplanation)),
  accepts: (folded, columns) =>
    !folded.some((name) => AS_TRADED.includes(name)) &&
    (columns.adjustedClose !== undefined ||
      columns.dividends !== undefined ||
      columns.splits !== undefined ||
      EXACT.includes(folded.filter((name) => !NUMBERED.includes(name)).join(','))),
  records: (columns, peek) => [
    ...actionsIn(columns),
    namesIndices(peek, columns.ticker === undefined ? columns.index : undefined) ||
    yahooSubject(peek, () => null).kind === 'index'
      ? 'index-value'
      : 'price',
  ],
  subjectOf: (peek, { findMic }) => yahooSubject(peek, findMic),
  refuse: ({ subject: { providerCode = '' } }) =>
    NO_SECURITY.test(providerCode)
      ? {
          rule: 'skipped',
          severity: 'reject',
          value: providerCode,
          details: { why: 'not_a_security' },
        }
      : null,
  rows: readRows,
});

/** The page explains two names of its table in the same cell: `Close Close price adjusted for splits.` */
const withoutExplanation = (name: string) =>
  name.trim().replace(/^(adj close|close)\s+(?:adjusted )?close price adjusted for .*$/i, '$1');

/** No table of one security has it. */
const DAYS_OF_DOWNLOAD = 'days of a download';

/** What `yfinance.download` writes, of one ticker or several. */
const download = variant<'day'>({
  code: 'yahoo-daily',
  names: { day: [DAYS_OF_DOWNLOAD] },
  required: ['day'],
  days: ['day'],
  isDaily: true,
  plainHeader: (header) => (isDownload(header) ? header.with(dayPlaceOf(header), DAYS_OF_DOWNLOAD) : header),
  accepts: (_folded, _columns, { content }) =>
    content.kind === 'table' &&
    isDownload(content.header) &&
    (content.sample.length === 0 || findTickers(content.header, content.sample[0] ?? []) !== null),
  records: (_columns, { content }) => {
    const levels = content.kind === 'table' ? [content.header, content.sample[0] ?? []] : [];
    const tickers = findTickers(levels[0] ?? [], levels[1] ?? []) ?? [];
    return recordsOf(tickers);
  },
  rows: (_columns, reading, header) => {
    let readers: readonly ((row: TableRow) => readonly Read[])[] | null = null;
    return (row) => {
      if (!readers) {
        const tickers = findTickers(header, row.cells);
        if (tickers === null) return [withoutTickers(row)];
        readers = readersOf(tickers, reading);
        return [namesOnly(row)];
      }
      return isIndexName(row.cells) ? [namesOnly(row)] : readers.flatMap((read) => read(row));
    };
  },
});

/** The same in one row of names. */
const joined = variant<'day'>({
  code: 'yahoo-daily',
  names: { day: [DAYS_OF_DOWNLOAD] },
  required: ['day'],
  days: ['day'],
  isDaily: true,
  plainHeader: (header) => {
    const day = findJoined(header)?.day;
    return day === undefined ? header : header.with(day, DAYS_OF_DOWNLOAD);
  },
  accepts: (_folded, _columns, { content }) =>
    content.kind === 'table' && findJoined(content.header) !== null,
  records: (_columns, { content }) =>
    recordsOf(content.kind === 'table' ? (findJoined(content.header)?.tickers ?? []) : []),
  rows: (_columns, reading, header) => {
    const readers = readersOf(findJoined(header)?.tickers ?? [], reading);
    return (row) => readers.flatMap((read) => read(row));
  },
});

interface TickerColumns {
  readonly ticker: string;
  readonly header: readonly string[];
}

function recordsOf(tickers: readonly TickerColumns[]): readonly RecordType[] {
  const columns = tickers.map(({ header }) => findColumns(header, NAMES));
  const kinds = tickers.map(({ ticker }) => (ticker.startsWith('^') ? 'index-value' : 'price'));
  return [...new Set([...columns.flatMap(actionsIn), ...kinds])];
}

const readersOf = (tickers: readonly TickerColumns[], reading: Reading) =>
  tickers.map(({ ticker, header }) =>
    readRows(findColumns(header, NAMES, reading.columns), {
      ...reading,
      subject: { ...symbolSubject(ticker, reading.findMic), ...reading.subject },
    }),
  );

const withoutTickers = ({ line, raw }: TableRow): Read => ({
  line,
  raw,
  finding: { rule: 'missing_required', severity: 'reject', line, field: 'ticker' },
});

/** A further line of the header. */
const namesOnly = ({ line, raw }: TableRow): Read => ({
  line,
  raw,
  finding: { rule: 'trailer', severity: 'note', line },
});

const PROVIDER = 'yahoo';

/** Open, high, low and close are already adjusted for splits. The adjusted close is never stored. */
const tables = bestOf('yahoo-daily', [download, joined, single]);

export const yahooDaily: ImportFormat = {
  ...tables,
  priceBasis: 'split_adjusted',
  holdsRunningDay: true,
  async *read(decoded, reading) {
    if (decoded.kind === 'table') {
      const columns = findColumns(withIndexName(decoded.header), NAMES, reading.columns);
      const mayBe = columns.dividends !== undefined && columns.adjustedClose === undefined;
      if (mayBe && (await isDividendAdjusted(decoded, columns, reading.decimal)))
        yield [
          {
            line: 1,
            raw: '',
            finding: { rule: 'basis', severity: 'warn', details: { expected: 'dividends' } },
          },
        ];
    }
    yield* tables.read(decoded, reading);
  },
};

const actionsIn = (columns: Columns<Field>): readonly RecordType[] => [
  ...(columns.splits === undefined ? [] : (['split'] as const)),
  ...(columns.dividends === undefined ? [] : (['dividend'] as const)),
];

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field | PriceField>(columns, reading);
  const subjects = new Map<string, Subject>();
  const subjectOf = (ticker: string): Subject => {
    const known = subjects.get(ticker) ?? {
      ...withoutMissing<Subject>({ mic: cells.text('mic') }),
      ...reading.subject,
      ...symbolSubject(ticker, reading.findMic),
    };
    subjects.set(ticker, known);
    return known;
  };
  return (row) => {
    cells.open(row);
    const ticker = cells.text('ticker');
    const index = ticker === undefined ? indexSubject(cells.text('index')) : null;
    const subject = index ?? (ticker === undefined ? reading.subject : subjectOf(ticker));
    if (NO_SECURITY.test(subject.providerCode ?? '')) return [noSecurity(row, subject.providerCode)];
    const isIndex = subject.kind === 'index';
    const currency = subject.quotedIn;
    const written = actionOfRow(cells, subject, currency, reading.decimal);
    if (written) return [{ line: row.line, raw: row.raw, records: [written] }];
    const price = readPrice(cells, subject, currency);
    const actions = actionsOfRow(cells, {
      subject,
      currency: cells.text('currency') ?? currency,
      provider: PROVIDER,
    });
    if (actions.length === 0 || cells.fault()) return [priceReads(row, cells, price, isIndex)];
    const record = price && isIndex ? asIndexValue(price) : price;
    return [{ line: row.line, raw: row.raw, records: record ? [...actions, record] : actions }];
  };
}

const noSecurity = ({ line, raw }: TableRow, value = ''): Read => ({
  line,
  raw,
  finding: { rule: 'skipped', severity: 'note', line, value, details: { why: 'not_a_security' } },
});

/** Where the row of a table that was copied from the page has words instead of prices. */
function actionOfRow(
  cells: Cells<Field | PriceField>,
  subject: Subject,
  currency: string | undefined,
  decimal: '.' | ',',
): ImportRecord | null {
  const text = cells.text('open');
  if (text === undefined || !/(?:dividend|gains?|splits?)$/i.test(text)) return null;
  const day = cells.day('day');
  return day === undefined
    ? null
    : actionInWords(text, { subject, day, currency, provider: PROVIDER }, decimal);
}
