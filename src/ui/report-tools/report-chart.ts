import { isLocked } from '#platform/contract/sealed.ts';
import type { Chart } from '#ui/chart/chart.ts';
import type {
  ReportHead,
  ReportLine,
  ReportTableData,
  ReportValue,
} from '#ui/report-table/report-table-data.ts';

/** A line that can be drawn: the viewer has its values, and they share the axis with the others. */
export interface DrawableLine {
  readonly code: string;
  readonly name: string;
  readonly statement: string;
  readonly counts: ReportTableData['counts'];
  readonly values: readonly (number | null)[];
}

/** Of amounts only money is drawn: a share count beside it would flatten it. */
export function drawableLines(tables: readonly ReportTableData[]): readonly DrawableLine[] {
  return tables.flatMap((table) => {
    const { closed_data: closed } = table;
    const toLines = (lines: readonly ReportLine[], body: readonly (readonly ReportValue[])[]) =>
      lines.flatMap((line, at): DrawableLine[] => {
        const values = (body[at] ?? []).map((value) => (isLocked(value) ? null : value));
        const isDrawable = DRAWN.has(line.measure) && values.some((value) => value !== null);
        return isDrawable
          ? [{ code: line.code, name: line.name, statement: table.report.name, counts: table.counts, values }]
          : [];
      });
    return [
      ...toLines(table.scroll_clmn, table.scroll_body),
      ...(isLocked(closed) ? [] : toLines(closed.scroll_clmn, closed.scroll_body)),
    ];
  });
}

const DRAWN: ReadonlySet<string> = new Set(['money', 'percent', 'change']);
const MANY_UNITS = 100;

/**
 * Null where none of the lines is drawn, or there is one period only. A single line of amounts is drawn as columns. Where
 * flows of years stand beside shorter ones to date, the years are drawn: they alone compare.
 */
export function toStatementChart(tables: readonly ReportTableData[], codes: readonly string[]): Chart | null {
  const [first] = tables;
  if (!first) return null;
  const known = drawableLines(tables);
  const chosen = codes.flatMap((code) => known.find((line) => line.code === code) ?? []);
  const columns = comparedColumns(first.scroll_head, chosen);
  if (columns.length < 2 || chosen.length === 0) return null;
  const lines = chosen.map((line) => ({ ...line, values: columns.map((at) => line.values[at] ?? null) }));
  const heads = columns.flatMap((at) => first.scroll_head[at] ?? []).toReversed();
  const isYearly = heads.every(({ months, basis }) => months === 12 && !basis);
  const isMoney = first.scroll_clmn.some(({ measure }) => measure === 'money');
  const values = lines.flatMap((line) =>
    line.values.flatMap((value) => (value === null ? [] : Math.abs(value))),
  );
  return {
    x: {
      kind: 'time',
      times: Float64Array.from(heads, ({ date }) =>
        isYearly ? Date.UTC(Number(date.slice(0, 4)), 0) : Date.parse(`${date}T00:00:00Z`),
      ),
      precision: isYearly ? 'year' : 'day',
    },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: 'value',
            side: 'right',
            scale: 'linear',
            unit: isMoney ? 'value' : 'percent',
            decimals: Math.max(0, ...values) >= MANY_UNITS ? 0 : 1,
            hidesValues: false,
            hasZero: lines.length === 1 && isMoney,
          },
        ],
        series: lines.map((line, at) => ({
          kind: lines.length === 1 && isMoney ? ('column' as const) : ('line' as const),
          id: line.code,
          name: line.name,
          axis: 'value',
          tone: at + 1,
          values: Float64Array.from(line.values.toReversed(), (value) => value ?? Number.NaN),
        })),
      },
    ],
  };
}

function comparedColumns(heads: readonly ReportHead[], lines: readonly DrawableLine[]): readonly number[] {
  const isMixed = new Set(heads.map(({ months }) => months)).size > 1;
  const ofFlows = lines.some(({ counts }) => counts === 'since_new_year');
  return heads.flatMap(({ months }, at) => (!isMixed || !ofFlows || months === 12 ? [at] : []));
}
