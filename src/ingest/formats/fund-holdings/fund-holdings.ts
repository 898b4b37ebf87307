import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { Finding } from '#domain/import/finding.ts';
import { isMissing } from '#domain/import/missing-value.ts';
import type { DayOrder } from '#domain/import/read-day.ts';
import type { HoldingRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Decoded, Peek, TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import { type Columns, findColumns, foldHeader } from '../columns.ts';
import type { ImportFormat, Read, Reading } from '../format.ts';
import { NOT_THIS } from '../score.ts';
import { readTable, recogniseTable, type TableSpec } from '../table-format.ts';
import { withoutMissing } from '../without-missing.ts';
import { dayAbove, fundAbove, fundOfName } from './about-fund.ts';
import { heldSecurity } from './held-security.ts';
import { HOLDING_COLUMNS, type HoldingField } from './holding-columns.ts';

type Rows = readonly (readonly string[])[];

/** What funds publish every day: a row a holding, with its weight. Which fund, and of which day, columns say or rows above. */
export const fundHoldings: ImportFormat = {
  code: 'fund-holdings',
  recognise(peek) {
    const recognition = recogniseTable(SPEC, peek);
    return recognition.score === 0 && lacksDay(peek) ? WITHOUT_DAY : recognition;
  },
  subjectOf: (peek) => ({ ...fundOfName(peek.name), ...fundAbove(aboveOf(peek)), kind: 'etf' }),
  async *read(decoded, reading) {
    if (decoded.kind !== 'table') throw new Error('fund-holdings reads tables only');
    yield* wholeLists(decoded, reading);
  },
};

const aboveOf = ({ content }: Peek): Rows => (content.kind === 'table' ? (content.above ?? []) : []);

/** Tables of prices, of constituents and of single payments may have weights, too. */
const OF_OTHERS = /^(?:open|high|low|close|index|index name|index ticker|divisor|coupon date)$/;

const SPEC: TableSpec<HoldingField> = {
  code: 'fund-holdings',
  names: HOLDING_COLUMNS,
  required: ['name', 'weight'],
  days: ['day'],
  accepts: (folded, columns, peek) => {
    const above = aboveOf(peek);
    const isOfFund = columns.fund !== undefined || dayAbove(above, 'dmy') !== null;
    const isHeld = columns.shares !== undefined || columns.marketValue !== undefined;
    return (
      isOfFund &&
      (isHeld || fundAbove(above).name !== undefined || fundOfName(peek.name).isin !== undefined) &&
      !folded.some((name) => OF_OTHERS.test(name))
    );
  },
  records: () => ['holding'],
  rows: (columns, reading, _header, above) => readRows(columns, reading, dayAbove(above, reading.dayOrder)),
};

const WITHOUT_DAY = {
  ...NOT_THIS,
  reasons: [{ code: 'other_content', details: { why: 'holdings_without_day' } } as const],
};

/** Names, weights and what is held, but nothing says of which fund or day. */
function lacksDay(peek: Peek): boolean {
  const { content } = peek;
  if (content.kind !== 'table') return false;
  const { name, weight, shares, marketValue, fund, day } = findColumns(content.header, HOLDING_COLUMNS);
  const isHeld =
    shares !== undefined || marketValue !== undefined || fundOfName(peek.name).isin !== undefined;
  const isDated = day !== undefined || dayAbove(aboveOf(peek), 'dmy') !== null;
  return (
    name !== undefined &&
    weight !== undefined &&
    isHeld &&
    !(isDated && fund !== undefined) &&
    !foldHeader(content.header).some((each) => OF_OTHERS.test(each))
  );
}

/** Only US providers write these; their days begin with the month. */
const OF_US = ['market value ($)', 'holding ticker'];

/** Weights may be parts of one, and a file may hold several days, of which the last counts. */
async function* wholeLists(
  decoded: Extract<Decoded, { kind: 'table' }>,
  reading: Reading,
): AsyncIterable<readonly Read[]> {
  const { header } = decoded;
  const isUs = foldHeader(header).some((name) => OF_US.includes(name));
  const order: DayOrder | undefined = reading.dayOrder ?? (isUs ? 'mdy' : undefined);
  const reads: Read[] = [];
  for await (const batch of readTable(SPEC, decoded, order ? { ...reading, dayOrder: order } : reading))
    reads.push(...batch);
  const days = new Map<string, string>();
  const sums = new Map<string, number>();
  for (const { fund, asOf, percent } of holdingsIn(reads)) {
    const [key, last] = [keyOf(fund), days.get(keyOf(fund)) ?? ''];
    if (asOf > last) days.set(key, asOf);
    sums.set(`${key} ${asOf}`, (sums.get(`${key} ${asOf}`) ?? 0) + Number(percent));
  }
  const isPart = sums.size > 0 && [...sums.values()].every((sum) => sum > 0.5 && sum < 1.5);
  yield reads.map((read) => {
    const [record] = 'records' in read ? holdingsIn([read]) : [];
    if (record === undefined) return read;
    if (record.asOf !== days.get(keyOf(record.fund)))
      return { ...withoutRecords(read), finding: earlier(read) };
    if (!isPart) return read;
    return {
      ...withoutRecords(read),
      records: [{ ...record, percent: multiplyDecimals(record.percent, '100') }],
    };
  });
}

const holdingsIn = (reads: readonly Read[]): HoldingRecord[] =>
  reads.flatMap((read) =>
    'records' in read ? read.records.filter((record) => record.type === 'holding') : [],
  );

const withoutRecords = ({ line, raw }: Read) => ({ line, raw });
const keyOf = ({ isin, mic, ticker, name }: Subject) => [isin, mic, ticker, name].join('|');

const earlier = ({ line }: Read): Finding => ({
  rule: 'skipped',
  severity: 'note',
  line,
  details: { why: 'earlier_day' },
});

const TOTAL = /^(?:grand |sub)?totals?\b|^(?:gesamt|summe|somme|totale|suma|итого|всего)\b/i;

function readRows(
  columns: Columns<HoldingField>,
  reading: Reading,
  day: string | 'undecided' | null,
): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<HoldingField>(columns, { ...reading, constants: {} });
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const find = (finding: Omit<Finding, 'line'>): Read[] => [{ line, raw, finding: { ...finding, line } }];
    const [name, code] = [known(cells, 'name'), known(cells, 'ticker') ?? known(cells, 'isin')];
    if ((name ?? code) === undefined || TOTAL.test(name ?? code ?? ''))
      return find({ rule: 'trailer', severity: 'note' });
    const percent = cells.number('weight');
    // Bonds have days of their own, such as the one since which they pay.
    const above = day === 'undecided' ? undefined : (day ?? undefined);
    const asOf = above ?? cells.day('day');
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    if (percent === undefined) return find({ rule: 'no_values', severity: 'note' });
    if (asOf === undefined)
      return find(
        day === 'undecided'
          ? { rule: 'not_a_day', severity: 'hold', details: { why: 'order_undecided' } }
          : { rule: 'missing_required', severity: 'hold', field: 'asOf' },
      );
    const fund = fundOf(cells, reading);
    const subject = heldSecurity({
      name,
      isin: known(cells, 'isin'),
      ticker: known(cells, 'ticker'),
      cusip: known(cells, 'cusip'),
      assetClass: known(cells, 'assetClass'),
      exchange: known(cells, 'exchange'),
    });
    return [{ line, raw, records: [{ type: 'holding', fund, subject, percent, asOf }] }];
  };
}

/** `-` stands for what is not known. */
function known(cells: Cells<HoldingField>, field: HoldingField): string | undefined {
  const text = cells.text(field);
  return text === undefined || /^[-–—]+$/.test(text) || (field !== 'ticker' && isMissing(text))
    ? undefined
    : text;
}

function fundOf(cells: Cells<HoldingField>, { subject }: Reading): Subject {
  const [ticker, isin, name] = [known(cells, 'fund'), known(cells, 'fundIsin'), known(cells, 'fundName')];
  return { ...subject, ...withoutMissing<Subject>({ ticker, isin, name }), kind: 'etf' };
}
