import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek, PeekedTable, TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import { type ColumnNames, type Columns, findColumns, foldHeader } from '../columns.ts';
import type { ImportFormat, Read, Reading } from '../format.ts';
import { INDEX_NAMES, indexSubject, namesIndices, withIndexName, withIndexValue } from '../index-column.ts';
import { type ActionField, actionsOfRow } from '../price-actions.ts';
import { type PriceField, priceReads, readPrice } from '../price-row.ts';
import { hasVolume, mayBeYields, namesYields } from '../quoted-yields.ts';
import { bestOf, variant } from '../several-tables.ts';
import { isinOf, plainSubject } from '../subject-of-name.ts';
import { type SubjectField, subjectReader } from '../subject-row.ts';
import { withListing } from '../vendor-codes.ts';
import { findPrefix, withoutPrefix } from './header-prefix.ts';
import { homeOfPrices, unitsOfPrices } from './home-of-prices.ts';
import { hasRefinitivCodes, refinitivSubject } from './refinitiv-codes.ts';
import { hasSeveral, tickersAbove } from './tickers-above.ts';
import { widePrices } from './wide-prices.ts';
import { withoutNames } from './without-names.ts';

type Field =
  | PriceField
  | ActionField
  | 'index'
  | Exclude<SubjectField, 'figi' | 'lei' | 'cik' | 'name' | 'country' | 'kind' | 'providerCode'>;

const { day, open, high, low, close, volume, turnover, trades, average, legalClose, bid, ask } = COLUMN_WORDS;
const { currency, isin, mic, ticker, board } = COLUMN_WORDS;

/** Columns by which other kinds of files with prices are known. */
const OF_OTHERS =
  /^(?:adj\.? close|adjclose|dividends|stock splits|<\w+>|boardid|secid|face ?value|maturity|strike|rate|cash ?flow)$/;

/** Of somebody's own purchases and sales, whose prices are those of one moment. */
const OF_ORDERS =
  /^(?:shares|side|buy\/sell|action|order (?:id|type)|transaction(?: type| id)?|commission|fees?|proceeds|cost basis|settle(?:ment)? date|account(?: number)?|realized (?:p&l|gain\/loss))$/;

/** Tables of Yahoo: by the order of their columns, with the numbers of rows that pandas may write before them. */
const OF_YAHOO = ['date,open,close', 'date,close,high,low,open,volume'];
const NUMBERED = ['', 'unnamed: 0', 'index'];

/** Beside these, prices are as they were traded, whatever else the table has of adjusted ones. */
const AS_TRADED = new Set(['divcash', 'split ratio', 'split coefficient']);

const isinNames: ReadonlySet<string> = new Set(isin);

const TICKER = /^[\p{L}\d^][\p{L}\d.&_^/-]{0,19}$/u;

const NAMES: ColumnNames<Field> = {
  day,
  close,
  open,
  high,
  low,
  volume,
  turnover,
  trades,
  average,
  legalClose,
  bid,
  ask,
  currency,
  isin,
  mic,
  ticker: [...ticker, 'ts code', 'name', 'stock', 'stock name', 'instrument'],
  board,
  dividends: ['dividend amount', 'divcash', 'ex-dividend'],
  splits: ['split coefficient', 'splitfactor', 'split factor', 'split ratio'],
  capitalGains: [],
  index: INDEX_NAMES,
};

/** One row a day with at least a close, in the words of any of the ten languages. */
const longPrices = variant<Field>({
  code: 'plain-ohlcv',
  names: NAMES,
  required: ['day', 'close'],
  days: ['day'],
  isDaily: true,
  plainHeader: (header) => withIndexName(withIndexValue(withoutPrefix(header))),
  accepts: (folded, { day = 0, close = 0 }, peek) => {
    const { content } = peek;
    return (
      !(content.kind === 'table' && hasTickersBelow(content, day, close)) &&
      !namesYields(peek) &&
      !folded.some((name) => OF_ORDERS.test(name)) &&
      !folded.some(
        (name) =>
          OF_OTHERS.test(name) && !(name.startsWith('adj') && folded.some((other) => AS_TRADED.has(other))),
      ) &&
      !OF_YAHOO.includes(folded.filter((name) => !NUMBERED.includes(name)).join(',')) &&
      !/^,?price,(?:.*,)?close,/.test(folded.join(','))
    );
  },
  records: (columns, peek) => [
    ...(columns.splits === undefined ? [] : (['split'] as const)),
    ...(columns.dividends === undefined ? [] : (['dividend'] as const)),
    namesIndices(peek, namesOfIndices(columns)) || plainSubject(peek, () => null).kind === 'index'
      ? 'index-value'
      : 'price',
  ],
  subjectOf: (peek, { findMic }) => {
    const prefix = peek.content.kind === 'table' ? findPrefix(peek.content.header) : null;
    if (prefix !== null) return { ticker: prefix };
    if (hasSeveralIsins(peek)) {
      const { ticker: _, ...others } = plainSubject(peek, findMic);
      return others;
    }
    return { ...isinOf(peek), ...plainSubject(peek, findMic) };
  },
  refuse: ({ columns: assigned, subject }, header, above) => {
    const { day = 0, close = 0 } = findColumns(withIndexName(header), NAMES, assigned);
    if (isCurrencyPair(subject, header)) return notPrices(subject.ticker);
    if (assigned.close === undefined && subject.kind !== 'index' && mayBeYields(header))
      return {
        rule: 'basis',
        severity: 'hold',
        details: { expected: 'yields', column: header[close] ?? '' },
      };
    return hasSeveral(header, close) && !tickersAbove(header, above, day)
      ? { rule: 'duplicate', severity: 'hold', field: 'close', value: header[close] ?? '' }
      : null;
  },
  rows: (columns, reading, header, above) => {
    const { day = 0, close = 0 } = columns;
    const shares = hasSeveral(header, close) ? tickersAbove(header, above, day) : null;
    if (!shares) return readRows(columns, reading, header);
    const readers = shares.map(({ ticker, header: own }) =>
      readRows(
        findColumns(withIndexName(own), NAMES, reading.columns),
        { ...reading, subject: withListing({ ...reading.subject, ticker }, reading.findMic) },
        own,
      ),
    );
    return (row) => readers.flatMap((read) => read(row));
  },
});

export const plainOhlcv: ImportFormat = {
  ...withoutNames(bestOf('plain-ohlcv', [longPrices, widePrices])),
  priceBasis: 'as_traded',
};

function readRows(
  columns: Columns<Field>,
  reading: Reading,
  header: readonly string[],
): (row: TableRow) => readonly Read[] {
  const units = { ...reading.units, ...unitsOfPrices(header) };
  const cells = cellsOf<Field | SubjectField>(columns, { ...reading, units });
  const prefix = findPrefix(header);
  const subject = prefix === null ? reading.subject : { ticker: prefix, ...reading.subject };
  const complete = hasRefinitivCodes(header) ? refinitivSubject : (about: Subject) => about;
  const subjectOf = subjectReader(columns, cells, { ...reading, subject }, (about) =>
    withVenue(complete(about), reading),
  );
  const home = homeOfPrices(header);
  const indices = namesOfIndices(columns) === undefined ? null : cachedIndices();
  // Rows of one share have one subject.
  let last: { named: Subject | null; mic: string | undefined; about: Subject; isPair: boolean } = {
    named: null,
    mic: undefined,
    about: {},
    isPair: false,
  };
  const hasActions = cells.has('dividends') || cells.has('splits');
  return (row) => {
    const left = home.leaveOut(row);
    if (left) return [left];
    cells.open(row);
    const named = indices?.(cells.text('index')) ?? subjectOf();
    const mic = named.mic ?? home.micOf(row);
    if (named !== last.named || mic !== last.mic) {
      const about = mic === undefined || mic === named.mic ? named : { ...named, mic };
      last = { named, mic, about, isPair: PAIR.test(about.ticker ?? '') };
    }
    const { about } = last;
    if (last.isPair) return [notSecurity(row, about.ticker)];
    const read = priceReads(row, cells, readPrice(cells, about), about.kind === 'index');
    if (!hasActions || !('records' in read)) return [read];
    return [
      {
        ...read,
        records: [
          ...actionsOfRow(cells, { subject: about, currency: cells.text('currency') ?? about.quotedIn }),
          ...read.records,
        ],
      },
    ];
  };
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** `EURUSD` without a volume: an exchange rate, and no share. */
const isCurrencyPair = ({ ticker = '' }: Subject, header: readonly string[]): boolean =>
  ticker.length === 6 &&
  CURRENCIES.has(ticker.slice(0, 3)) &&
  CURRENCIES.has(ticker.slice(3)) &&
  !hasVolume(header);

const notPrices = (value = ''): Finding => ({
  rule: 'skipped',
  severity: 'reject',
  value,
  details: { why: 'not_a_security' },
});

/** Currencies and coins in another one: `BTC/USD`. */
const PAIR = /^[A-Z\d]{3,6}\/(?:USD[TC]?|EUR|GBP|JPY|CHF|CNY|RUB|BTC|ETH)$/;

const notSecurity = ({ line, raw }: TableRow, value = ''): Read => ({
  line,
  raw,
  finding: { rule: 'skipped', severity: 'note', line, value, details: { why: 'not_a_security' } },
});

/** Beside a share, an index is the one that it is part of. */
const namesOfIndices = ({ index, ticker, isin }: Columns<Field>): number | undefined =>
  ticker === undefined && isin === undefined ? index : undefined;

/** Rows of one index share its subject. */
function cachedIndices(): (name: string | undefined) => Subject | null {
  const known = new Map<string, Subject | null>();
  return (name = '') => {
    const subject = known.get(name) ?? indexSubject(name);
    if (subject) known.set(name, subject);
    return subject;
  };
}

/** A second row of names, as downloads of yfinance have it. */
const hasTickersBelow = ({ header, sample }: PeekedTable, day: number, close: number): boolean =>
  hasSeveral(header, close) && sample[0]?.[day]?.trim() === '' && /\p{L}/u.test(sample[0][close] ?? '');

/** Then the name of the file is nobody's ticker. */
function hasSeveralIsins({ content }: Peek): boolean {
  if (content.kind !== 'table') return false;
  const place = foldHeader(content.header).findIndex((name) => isinNames.has(name));
  return place >= 0 && new Set(content.sample.map((cells) => cells[place]?.trim())).size > 1;
}

function withVenue(about: Subject, reading: Reading): Subject {
  const { findMic } = reading;
  // Tables of several shares have their tickers under other names, too; names of companies are none.
  const { ticker, ...others } = about;
  if (ticker !== undefined && !TICKER.test(ticker)) return withVenue({ ...others, name: ticker }, reading);
  const mic = about.mic ?? (about.board ? findMic('moex_board', about.board) : null);
  return mic ? { ...about, mic } : about;
}
