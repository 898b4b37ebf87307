import { weighedFor, weighFlows } from '#domain/bonds/explanation/weigh-flows.ts';
import type { CellFormat, Column, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { toFlowLines } from '#market/bond-workbook/flow-lines.ts';
import { columnCells, type InputLine, toInputNames, toInputRows } from '#market/bond-workbook/laid-out.ts';
import { scheduleFacts } from '#market/bond-workbook/schedule-facts.ts';
import { toScheduleGiven, toScheduleSheets } from '#market/bond-workbook/schedule-sheets.ts';
import type { ComputedFigure } from '#market/explain/compute-figure.ts';
import { isOnCurve, isSpread } from '#market/explain/explain-address.ts';
import { toAnnuitySheet } from './annuity-sheet.ts';
import { toFlowsSheet } from './flows-sheet.ts';
import { type LinesGiven, linesOfAccrued, linesOfCurrentYield, linesOfFlows } from './input-lines.ts';
import { toParSheet } from './par-sheet.ts';
import { solverName, toSolverSheet } from './solver-sheet.ts';

export interface ExplainSheets {
  readonly sheets: readonly Sheet[];
  readonly names: readonly NamedCells[];
}

const TEXT: CellFormat = { kind: 'text' };
const FINE: CellFormat = { kind: 'number', decimals: 10 };

/** The inputs with their names, and what the figure is computed from, all of it by formulas. */
export function toExplainSheets(explained: LinesGiven, title: readonly string[]): ExplainSheets {
  const given = { ...explained, computed: withOnePeriod(explained.computed) };
  const { computed } = given;
  if (computed.what === 'current-yield') return toCurrentYieldSheet(given, title);
  const { bond, flows, what } = computed;
  if (!bond || !flows) return toAccruedSheets(given, title);
  const { bondCase, words } = given;
  const isOverCurve = isOnCurve(what);
  const isSolved = what !== 'asset-swap';
  const first = isSolved ? 3 : 2;
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
  const { terms } = bondCase.known;
  const longest = ((terms.maturesOn ?? computed.settlement) - terms.issuedOn) / 365;
  const par =
    computed.government && bondCase.curve
      ? toParSheet({
          steps: computed.government,
          years: computed.government.years,
          curve: bondCase.curve.curve,
          longest,
          title,
          words,
        })
      : null;
  const annuity =
    computed.annuity && bondCase.curve
      ? toAnnuitySheet({ years: computed.annuity.years, curve: bondCase.curve.curve, longest, title, words })
      : null;
  const curve = toCurveSheet(given, title, annuity || par ? first + 1 : first);
  const more = [annuity ?? par, curve].filter((each) => each !== null);
  const schedule = toScheduleGiven(given, title, first + more.length);
  const facts = scheduleFacts(schedule);
  const lines = linesOfFlows({ ...given, schedule, facts });
  const weighed = weighedFor(what);
  const flowsSheet = toFlowsSheet({
    computed,
    bond,
    flows,
    lines: toFlowLines(schedule, facts, computed.convention, flows),
    curve: bondCase.curve,
    weights: weighed ? weighFlows(weighed, bond.valued, bond.compounding, bond.rest) : [],
    title,
    words,
  });
  const scheduled = toScheduleSheets(schedule);
  return {
    sheets: [
      toInputSheet(given, lines, title),
      flowsSheet.sheet,
      ...(isSolved ? [solver] : []),
      ...more.map(({ sheet }) => sheet),
      ...scheduled.map(({ sheet }) => sheet),
    ],
    names: [
      ...toInputNames(lines),
      ...flowsSheet.names,
      ...(isSolved ? [solverName(2)] : []),
      ...more.flatMap(({ names }) => names),
      ...scheduled.flatMap(({ names }) => names),
    ],
  };
}

/**
 * The street counts simple interest where one day of payment is left: the same as interest that is added once, at the end. As a number of
 * times a year it can follow the settlement.
 */
function withOnePeriod(computed: ComputedFigure): ComputedFigure {
  const { bond, convention } = computed;
  if (!bond || convention !== 'street' || bond.compounding !== 'simple') return computed;
  const years = bond.valued.discounted.at(-1)?.years ?? 1;
  return { ...computed, bond: { ...bond, compounding: 1 / years } };
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
  if (!isSpread(computed.what) || !curve || curve.curve.kind === 'svensson') return null;
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

function toCurrentYieldSheet(given: LinesGiven, title: readonly string[]): ExplainSheets {
  const lines = linesOfCurrentYield(given);
  return { sheets: [toInputSheet(given, lines, title)], names: toInputNames(lines) };
}

function toAccruedSheets(given: LinesGiven, title: readonly string[]): ExplainSheets {
  const schedule = toScheduleGiven(given, title, 1);
  const lines = linesOfAccrued({ ...given, schedule, facts: scheduleFacts(schedule) });
  const scheduled = toScheduleSheets(schedule);
  return {
    sheets: [toInputSheet(given, lines, title), ...scheduled.map(({ sheet }) => sheet)],
    names: [...toInputNames(lines), ...scheduled.flatMap(({ names }) => names)],
  };
}
