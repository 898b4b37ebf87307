import type { ShownLine, ShownTable, ShownValue } from '#market/statements/present-tables.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import type { Chart } from '#ui/chart/chart.ts';

/** A line that can be drawn: the viewer has its values, and they share the axis with the others. */
export interface DrawableLine {
  readonly code: string;
  readonly name: string;
  readonly statement: string;
  readonly values: readonly (number | null)[];
}

/** Of amounts only money is drawn: a share count beside it would flatten it. */
export function drawableLines(tables: readonly ShownTable[]): readonly DrawableLine[] {
  return tables.flatMap((table) => {
    const { closed_data: closed } = table;
    const toLines = (lines: readonly ShownLine[], body: readonly (readonly ShownValue[])[]) =>
      lines.flatMap((line, at): DrawableLine[] => {
        const values = (body[at] ?? []).map((value) => (isLocked(value) ? null : value));
        const isDrawable = DRAWN.has(line.measure) && values.some((value) => value !== null);
        return isDrawable ? [{ code: line.code, name: line.name, statement: table.report.name, values }] : [];
      });
    return [
      ...toLines(table.scroll_clmn, table.scroll_body),
      ...(isLocked(closed) ? [] : toLines(closed.scroll_clmn, closed.scroll_body)),
    ];
  });
}

const DRAWN: ReadonlySet<string> = new Set(['money', 'percent', 'change']);
const MANY_UNITS = 100;

/** Null where none of the lines is drawn, or there is one period only. A single line of amounts is drawn as columns. */
export function toStatementChart(tables: readonly ShownTable[], codes: readonly string[]): Chart | null {
  const [first] = tables;
  if (!first || first.scroll_head.length < 2) return null;
  const known = drawableLines(tables);
  const lines = codes.flatMap((code) => known.find((line) => line.code === code) ?? []);
  if (lines.length === 0) return null;
  const heads = first.scroll_head.toReversed();
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
