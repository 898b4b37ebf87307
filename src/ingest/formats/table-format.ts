import type { Finding } from '#domain/import/finding.ts';
import { foldColumnName } from '#domain/import/fold-column-name.ts';
import { type DayOrder, readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Decoded, Peek, PeekedTable, TableRow } from '../decode/peek.ts';
import { type ColumnNames, type Columns, findColumns, foldHeader } from './columns.ts';
import { findDayOrder, guessDayOrder } from './day-order.ts';
import type { ImportFormat, Read, Reading, Recognition } from './format.ts';
import { readHeaderUnit, unitsAbove } from './header-units.ts';
import { isIntraday } from './intraday.ts';
import { plainSample, withPlainDays } from './plain-days.ts';
import { NOT_THIS, scoreTable } from './score.ts';

type Rows = readonly (readonly string[])[];

/** What tells one kind of table from another, and how its rows become records. */
export interface TableSpec<F extends string> {
  readonly code: string;
  readonly priceBasis?: 'as_traded' | 'split_adjusted';
  readonly holdsRunningDay?: boolean;
  readonly names: ColumnNames<F>;
  readonly required: readonly F[];
  /** The columns of days, of which the file must show the order. */
  readonly days: readonly F[];
  /** Its rows are of days: a file with several times of one day is held. */
  readonly isDaily?: boolean;
  /** Where the format says it: then the file need not show it. */
  readonly dayOrder?: DayOrder;
  /** False: the columns are there, but the table is another kind. */
  accepts?(folded: readonly string[], columns: Columns<F>, peek: Peek): boolean;
  records(columns: Columns<F>, peek: Peek): readonly RecordType[];
  subjectOf?(peek: Peek, reading: Pick<Reading, 'findMic'>): Subject;
  /** Takes away what surrounds the names, such as a common prefix. */
  plainHeader?(header: readonly string[]): readonly string[];
  /** A reader of rows: what the header says is found out once. */
  rows(
    columns: Columns<F>,
    reading: Reading,
    header: readonly string[],
    above: Rows,
  ): (row: TableRow) => readonly Read[];
  /** What the reader of the file should know of its columns. */
  remarks?(header: readonly string[], columns: Columns<F>): readonly Finding[];
  /** Why the whole file is not read. */
  refuse?(reading: Reading, header: readonly string[], above: Rows): Finding | null;
}

export function tableFormat<F extends string>(spec: TableSpec<F>): ImportFormat {
  return {
    code: spec.code,
    ...(spec.priceBasis ? { priceBasis: spec.priceBasis } : {}),
    ...(spec.holdsRunningDay ? { holdsRunningDay: true } : {}),
    ...(spec.subjectOf ? { subjectOf: spec.subjectOf } : {}),
    recognise: (peek) => recogniseTable(spec, peek),
    read: (decoded, reading) => readTable(spec, decoded, reading),
  };
}

export function recogniseTable<F extends string>(spec: TableSpec<F>, peek: Peek): Recognition {
  if (peek.content.kind !== 'table') return NOT_THIS;
  const { content } = peek;
  const header = spec.plainHeader?.(content.header) ?? content.header;
  const columns = findColumns(header, spec.names);
  const lacking = spec.required.find((field) => columns[field] === undefined);
  if (lacking !== undefined)
    return { ...NOT_THIS, reasons: [{ code: 'missing_column', details: { column: lacking } }] };
  if (spec.accepts && !spec.accepts(foldHeader(header), columns, peek)) return NOT_THIS;
  const days = daysOf(spec, columns);
  const sample = plainSample(content.sample, days);
  const read = spec.rows(
    columns,
    sampleReading({ ...content, sample }, days),
    content.header,
    content.above ?? [],
  );
  return scoreTable({
    required: spec.required.length,
    found: Object.keys(columns).length,
    all: Object.keys(spec.names).length,
    sample: sample
      .map((cells, at) => ({ line: at + 1, raw: '', cells }))
      .filter(recordsIn(spec, content.header))
      .map((row) => (hasMore(row, content.header.length) ? [shifted(row)] : read(row)))
      .filter((reads) => !reads.some(isSummary)),
    records: spec.records(columns, peek),
  });
}

export async function* readTable<F extends string>(
  spec: TableSpec<F>,
  decoded: Decoded,
  reading: Reading,
): AsyncIterable<readonly Read[]> {
  if (decoded.kind !== 'table') throw new Error(`${spec.code} reads tables only`);
  const { above = [] } = decoded;
  const refusal = spec.refuse?.(reading, decoded.header, above);
  if (refusal) return yield [{ line: 1, raw: decoded.header.join(','), finding: refusal }];
  const header = spec.plainHeader?.(decoded.header) ?? decoded.header;
  const columns = findColumns(header, spec.names, reading.columns);
  const days = daysOf(spec, columns, reading.dayOrders);
  const inUnits = withUnits(reading, header, columns, above);
  let isOfHours: boolean | undefined = spec.isDaily ? undefined : false;
  const rowsOf = () =>
    withPlainDays(
      withLook(decoded.rows(), (rows) => {
        isOfHours ??= isIntraday(rows, decoded.header, days[0] ?? -1);
      }),
      days,
    );
  const order = reading.dayOrder ?? spec.dayOrder ?? (await findDayOrder(rowsOf(), days));
  if (order === 'undecided')
    return yield [
      {
        line: 1,
        raw: decoded.header.join(','),
        finding: { rule: 'not_a_day', severity: 'hold', details: { why: 'order_undecided' } },
      },
    ];
  const remarks = spec.remarks?.(decoded.header, columns) ?? [];
  if (remarks.length > 0)
    yield remarks.map((finding) => ({ line: 1, raw: decoded.header.join(','), finding }));
  const isRecord = recordsIn(spec, decoded.header);
  const width = decoded.header.length;
  const read = spec.rows(columns, order ? { ...inUnits, dayOrder: order } : inUnits, decoded.header, above);
  for await (const rows of rowsOf()) {
    if (isOfHours) return yield [notDaily(decoded.header)];
    const reads: Read[] = [];
    for (const row of rows)
      for (const one of row.cells.length > width && hasMore(row, width)
        ? [shifted(row)]
        : isRecord(row)
          ? read(row)
          : leftOut(row))
        reads.push(isSummary(one) ? summary(one) : one);
    yield reads;
  }
}

async function* withLook<T>(batches: AsyncIterable<T>, look: (batch: T) => void): AsyncIterable<T> {
  for await (const batch of batches) {
    look(batch);
    yield batch;
  }
}

const notDaily = (header: readonly string[]): Read => ({
  line: 1,
  raw: header.join(','),
  finding: { rule: 'skipped', severity: 'hold', details: { why: 'not_daily' } },
});

/** A number or a name with a comma, and no quotation marks: the cells behind it are not in their columns. */
const hasMore = ({ cells }: TableRow, width: number): boolean =>
  cells.some((cell, place) => place >= width && cell.trim() !== '');

const shifted = ({ line, raw }: TableRow): Read => ({
  line,
  raw,
  finding: { rule: 'skipped', severity: 'reject', line, details: { why: 'more_cells' } },
});

/** What the names of columns, or a line above them, say of their units; a recipe has the last word. */
function withUnits<F extends string>(
  reading: Reading,
  header: readonly string[],
  columns: Columns<F>,
  above: Rows,
): Reading {
  const units: Record<string, string> = {};
  const constants: Record<string, string> = {};
  for (const [field, place] of Object.entries<number | undefined>(columns)) {
    const unit = place === undefined ? null : readHeaderUnit(foldColumnName(header[place] ?? ''));
    if (unit && unit.factor !== '1') units[field] = unit.factor;
    if (field === 'close' && unit?.currency && !('currency' in columns)) constants.currency = unit.currency;
  }
  const stated = unitsAbove(above);
  for (const [field, unit] of Object.entries(stated)) if (field in columns) units[field] ??= unit;
  return {
    ...reading,
    units: { ...units, ...reading.units },
    constants: { ...constants, ...reading.constants },
  };
}

/** Not the row in which a template explains its columns, nor one of empty cells. */
const isData = ({ cells }: TableRow) =>
  !cells[0]?.startsWith('# ') && cells.some((cell) => cell.trim() !== '');

/** What has one required value may well be a single cell. */
const recordsIn = <F extends string>({ required }: TableSpec<F>, header: readonly string[]) =>
  required.length > 1
    ? (row: TableRow) => isData(row) && !isRemark(row) && !isHeaderAgain(row, header)
    : (row: TableRow) => isData(row) && !isHeaderAgain(row, header);

/** Where tables were put behind one another, each begins with its names. */
const isHeaderAgain = ({ cells }: TableRow, header: readonly string[]): boolean =>
  cells[0] === header[0] &&
  cells.length === header.length &&
  cells.every((cell, place) => cell === header[place]);

const SUMMARY =
  /^(?:(?:grand |sub)?totals?|averages?|mean|median|min(?:imum)?|max(?:imum)?|sum|std|count|итого|всего|среднее|сумма|summe|gesamt|durchschnitt|mittelwert|moyenne|somme|totale|media|suma|średnia|разом|усього|toplam|ortalama|合计|平均)[:.]?$/i;

/** `Total` or `Average` where a day should be. */
const isSummary = (read: Read): boolean =>
  'finding' in read && read.finding.rule === 'not_a_day' && SUMMARY.test(read.finding.value?.trim() ?? '');

const summary = ({ line, raw }: Read): Read => ({
  line,
  raw,
  finding: { rule: 'trailer', severity: 'note', line },
});

/** Text in the first cell alone, such as a source below the table, where a record has at least two values. */
const isRemark = ({ cells }: TableRow) =>
  (cells[1] ?? '').trim() === '' &&
  cells.every((cell, place) => place === 0 || cell.trim() === '') &&
  readDay(cells[0] ?? '') === null &&
  readNumber(cells[0] ?? '', '.') === null;

const leftOut = ({ line, raw, cells }: TableRow): Read[] =>
  cells[0]?.startsWith('# ') ? [] : [{ line, raw, finding: { rule: 'trailer', severity: 'note', line } }];

const daysOf = <F extends string>(
  { days }: TableSpec<F>,
  columns: Columns<F>,
  known: Readonly<Record<string, DayOrder>> = {},
): number[] => days.flatMap((field) => (field in known ? [] : (columns[field] ?? [])));

const sampleReading = (content: PeekedTable, days: readonly number[]): Reading => ({
  subject: {},
  constants: {},
  columns: {},
  decimal: content.decimal,
  dayOrder: guessDayOrder(content.sample, days),
  findMic: () => null,
});
