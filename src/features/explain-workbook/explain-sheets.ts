import { weighedFor, weighFlows } from '#domain/bonds/explanation/weigh-flows.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { CellFormat, Column, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import type { ComputedFigure } from '#market/explain/compute-figure.ts';
import { floatingRateText } from './floating-rate.ts';
import { toFlowsSheet } from './flows-sheet.ts';
import { type LinesGiven, linesOfCoupons, linesOfFlows } from './input-lines.ts';
import { columnCells, FIRST_ROW, type InputLine, toInputNames, toInputRows } from './laid-out.ts';
import { toParSheet } from './par-sheet.ts';
import { solverName, toSolverSheet } from './solver-sheet.ts';

export interface ExplainSheets {
  readonly sheets: readonly Sheet[];
  readonly names: readonly NamedCells[];
}

const TEXT: CellFormat = { kind: 'text' };
const FINE: CellFormat = { kind: 'number', decimals: 10 };

/** The inputs with their names, and what the figure is computed from, all of it by formulas. */
export function toExplainSheets(given: LinesGiven, title: readonly string[]): ExplainSheets {
  const { computed } = given;
  if (!computed.bond || !computed.flows) return toCouponSheets(given, title);
  const { bond, flows, what } = computed;
  const lines = linesOfFlows(given);
  const weighed = weighedFor(what);
  const weights = weighed ? weighFlows(weighed, bond.valued, bond.compounding, bond.rest) : [];
  const { bondCase, words } = given;
  const flowsSheet = toFlowsSheet({ computed, bond, flows, curve: bondCase.curve, weights, title, words });
  const isOverCurve = what === 'z-spread';
  const solver = toSolverSheet(
    {
      kind: isOverCurve ? 'over-curve' : bond.compounding,
      flows,
      rest: bond.rest,
      price: bond.price,
      rate: isOverCurve ? (computed.figure ?? 0) / 10_000 : bond.valued.rate,
    },
    title,
    words.t,
  );
  const par =
    computed.government && bondCase.curve
      ? toParSheet({ steps: computed.government, curve: bondCase.curve.curve, title, words })
      : null;
  const curve = toCurveSheet(given, title, par ? 4 : 3);
  const more = [par, curve].filter((each) => each !== null);
  return {
    sheets: [toInputSheet(given, lines, title), flowsSheet.sheet, solver, ...more.map(({ sheet }) => sheet)],
    names: [
      ...toInputNames(lines),
      ...flowsSheet.names,
      solverName(2),
      ...more.flatMap(({ names }) => names),
    ],
  };
}

function toInputSheet({ words }: LinesGiven, lines: readonly InputLine[], title: readonly string[]): Sheet {
  const { t, of } = words;
  const columns: Column[] = [
    { head: [of('inputs')], format: TEXT, width: 40 },
    { head: [t('column_value')], format: FINE, width: 22 },
    { head: [t('column_unit')], format: TEXT, width: 10 },
    { head: [t('column_cell')], format: TEXT, width: 20 },
    { head: [t('column_source')], format: TEXT, width: 60 },
  ];
  return { name: t('sheet_inputs'), title, columns, batches: [toInputRows(lines)] };
}

/** The zero rates of a curve that goes straight from one to the next; a fitted one is described by its parameters. */
function toCurveSheet(
  { bondCase: { curve }, words, computed }: LinesGiven,
  title: readonly string[],
  at: number,
): { sheet: Sheet; names: NamedCells[] } | null {
  if (!isOverCurve(computed) || !curve || curve.curve.kind === 'svensson') return null;
  const { nodes } = curve.curve;
  const columns: Column[] = [
    { head: [words.of('years')], format: FINE, width: 20 },
    { head: [words.of('curve_percent')], format: FINE, width: 20 },
  ];
  const rows = nodes.map(({ years, percent }): Row => [years, percent]);
  return {
    sheet: { name: words.t('sheet_curve'), title, columns, batches: [rows] },
    names: [
      { name: 'curve_years', sheet: at, cells: columnCells('A', nodes.length) },
      { name: 'curve_percents', sheet: at, cells: columnCells('B', nodes.length) },
    ],
  };
}

const isOverCurve = ({ what }: ComputedFigure) => what === 'spread' || what === 'z-spread';

function toCouponSheets(given: LinesGiven, title: readonly string[]): ExplainSheets {
  const lines = linesOfCoupons(given);
  const inputs = toInputSheet(given, lines, title);
  const names = toInputNames(lines);
  const { steps } = given.computed;
  if (steps.length === 0) return { sheets: [inputs], names };
  const { of } = given.words;
  const day: CellFormat = { kind: 'day' };
  const heads = [
    ['from', day],
    ['until', day],
    ['outstanding', FINE],
    ['part', FINE],
    ['interest', FINE],
  ] as const;
  const columns = heads.map(([head, format]): Column => ({ head: [of(head)], format, width: 20 }));
  const rows = steps.map(({ from, until, outstanding, years, interest }, at): Row => {
    const row = FIRST_ROW + at;
    return [
      toCalendarDay(from),
      toCalendarDay(until),
      outstanding,
      years,
      { formula: `C${row}*${rateText(given)}/100*D${row}`, value: interest },
    ];
  });
  return {
    sheets: [inputs, { name: of('steps'), title, columns, batches: [rows] }],
    names: [...names, { name: 'step_interest', sheet: 1, cells: columnCells('E', steps.length) }],
  };
}

/** Percent a year; the face value of an indexed bond has grown with its index by the settlement. */
function rateText({ bondCase }: LinesGiven): string {
  const { coupon } = bondCase.known.terms;
  if (coupon.kind === 'floating') return floatingRateText(coupon);
  if (coupon.kind !== 'indexed') return 'coupon_rate';
  const [year, month, date] = toCalendarDay(coupon.ratioOn).split('-').map(Number);
  const days = `settlement-DATE(${year},${month},${date})`;
  return `coupon_rate*index_ratio*(1+inflation/100)^((${days})/365)`;
}
