import { isLocked } from '#platform/contract/sealed.ts';
import type { Cell, Row } from '#ui/table/table-data.ts';
import { decimalsOf } from './report-decimals.ts';
import type { ReportLine, ReportTableData, ReportValue, RestatedValue } from './report-table-data.ts';

/** How a report is written in the reader's language. */
export interface ReportWriting {
  readonly write: (value: number, line: ReportLine, decimals: number) => string;
  /** Of a line that is not counted in the money of the table's head. */
  readonly unitOf: (line: ReportLine) => string | undefined;
  /** The earlier value is written as those of its line are. */
  readonly describeRestated: (earlier: RestatedValue, written: string) => string;
  /** Of a value that is derived from other reports. */
  readonly derived: string;
}

/** The keys of the columns: that of the names, then one for each period. */
export const NAME_KEY = 'name';
export const periodKey = (position: number): string => `period ${position}`;

/** All lines that the viewer received, each with those that it opens into. */
export function toReportRows(table: ReportTableData, writing: ReportWriting): readonly Row[] {
  const { closed_data: closed } = table;
  const lines = [
    ...linesOf(table.scroll_clmn, table.scroll_body),
    ...(isLocked(closed) ? [] : linesOf(closed.scroll_clmn, closed.scroll_body)),
  ];
  const decimals = new Map(
    [...Map.groupBy(lines, ({ line }) => line.measure)].map(([measure, alike]) => [
      measure,
      decimalsOf(
        measure,
        alike.flatMap(({ values }) => values),
      ),
    ]),
  );
  const under = Map.groupBy(lines, ({ line }) => line.parent);
  const toRow = ({ line, values }: ValuedLine): Row => {
    const parts = under.get(line.code)?.map(toRow);
    return {
      id: line.code,
      cells: cellsOf(line, values, decimals.get(line.measure) ?? 0, writing),
      class: line.class === 'total' ? 'strong' : undefined,
      subRows: parts,
    };
  };
  return (under.get(null) ?? []).map(toRow);
}

interface ValuedLine {
  readonly line: ReportLine;
  readonly values: readonly ReportValue[];
}

function linesOf(
  lines: readonly ReportLine[],
  body: readonly (readonly ReportValue[])[],
): readonly ValuedLine[] {
  return lines.map((line, position) => ({ line, values: body[position] ?? [] }));
}

function cellsOf(
  line: ReportLine,
  values: readonly ReportValue[],
  decimals: number,
  { write, unitOf, describeRestated, derived }: ReportWriting,
): Readonly<Record<string, Cell>> {
  const infoOf = (position: number) => {
    const earlier = line.restated?.find(({ column }) => column === position);
    const notes = [
      ...(line.derived?.includes(position) ? [derived] : []),
      ...(earlier ? [describeRestated(earlier, write(earlier.value, line, decimals))] : []),
    ];
    return notes.length > 0 ? notes.join(' ') : undefined;
  };
  const cells = values.map((value, position): [string, Cell] => [
    periodKey(position),
    typeof value === 'number'
      ? { val: value, drawn: write(value, line, decimals), info: infoOf(position) }
      : value,
  ]);
  return { [NAME_KEY]: { val: line.name, unit: unitOf(line) }, ...Object.fromEntries(cells) };
}
