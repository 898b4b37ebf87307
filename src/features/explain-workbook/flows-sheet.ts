import { type Weighed, weighedFor } from '#domain/bonds/explanation/weigh-flows.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { CellFormat, CellValue, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import type { FlowLine } from '#market/bond-workbook/flow-lines.ts';
import { columnCells, FIRST_ROW } from '#market/bond-workbook/laid-out.ts';
import type { BondCase } from '#market/explain/bond-case.ts';
import type { ComputedFigure, ComputedFlow } from '#market/explain/compute-figure.ts';
import { isOnCurve } from '#market/explain/explain-address.ts';
import { curveText, factorText, restTexts, weightText } from './formula-text.ts';
import type { WorkbookWords } from './workbook-words.ts';

type ComputedBond = NonNullable<ComputedFigure['bond']>;

export interface FlowsGiven {
  readonly computed: ComputedFigure;
  readonly bond: ComputedBond;
  readonly flows: readonly ComputedFlow[];
  readonly lines: readonly FlowLine[];
  readonly curve: BondCase['curve'];
  readonly weights: readonly number[];
  readonly title: readonly string[];
  readonly words: WorkbookWords;
}

const FINE: CellFormat = { kind: 'number', decimals: 10 };
const DAY: CellFormat = { kind: 'day' };
const WIDE = 20;
const SHEET = 1;

/** The payments, each discounted by a formula, their sum and how far it is from the price. */
export function toFlowsSheet(given: FlowsGiven): { sheet: Sheet; names: NamedCells[] } {
  const { computed, flows, title, words, bond } = given;
  const { t, of } = words;
  const hasCurve = isOnCurve(computed.what);
  const weighed = weighedFor(computed.what);
  const letters = hasCurve
    ? { curve: 'E', factor: 'F', present: 'G', weight: 'H' }
    : { curve: null, factor: 'E', present: 'F', weight: 'G' };
  const columns = [
    { head: [of('date')], format: DAY, width: 14 },
    { head: [of('kind')], format: { kind: 'text' } as const, width: WIDE },
    { head: [of('amount')], format: FINE, width: WIDE },
    { head: [of('years')], format: FINE, width: WIDE },
    ...(hasCurve ? [{ head: [of('curve_percent')], format: FINE, width: WIDE }] : []),
    { head: [of('factor')], format: FINE, width: WIDE },
    { head: [of('present')], format: FINE, width: WIDE },
    ...(weighed ? [{ head: [of('weighted')], format: FINE, width: WIDE }] : []),
  ];
  const rest = flows.findIndex(({ kind }) => kind === 'rest');
  const lines = rest < 0 ? given.lines : [...given.lines, restLine(flows[rest], rest)];
  const rows = lines.map((line, at): Row => toRow(given, line, at, { ...letters, weighed }));
  const listed = given.lines.length;
  const presents = columnCells(letters.present, lines.length);
  const weights = columnCells(letters.weight, lines.length);
  const sum = flows.reduce((all, { present }) => all + present, 0);
  const blanks = Array.from({ length: hasCurve ? 4 : 3 }, () => null);
  const weightSum = given.weights.reduce((all, weight) => all + weight, 0);
  const totals: Row[] = [
    {
      cells: [
        null,
        of('sum'),
        ...blanks,
        { formula: `SUM(${presents})`, value: sum },
        ...(weighed ? [{ formula: `SUM(${weights})`, value: weightSum }] : []),
      ],
      isTotal: true,
    },
    { cells: [null, of('paid'), ...blanks, { formula: 'price', value: bond.price }], isTotal: true },
    {
      cells: [
        null,
        t('difference'),
        ...blanks,
        { formula: `SUM(${presents})-price`, value: sum - bond.price },
      ],
      isTotal: true,
    },
  ];
  return {
    sheet: { name: t('sheet_flows'), title, columns, frozenColumns: 1, batches: [rows, totals] },
    names: [
      { name: 'flow_amounts', sheet: SHEET, cells: columnCells('C', listed) },
      { name: 'flow_years', sheet: SHEET, cells: columnCells('D', listed) },
      ...(letters.curve
        ? [{ name: 'flow_curve', sheet: SHEET, cells: columnCells(letters.curve, listed) }]
        : []),
      { name: 'flow_presents', sheet: SHEET, cells: presents },
      ...(weighed ? [{ name: 'flow_weights', sheet: SHEET, cells: weights }] : []),
    ],
  };
}

interface Letters {
  readonly curve: string | null;
  readonly factor: string;
  readonly present: string;
  readonly weighed: Weighed | null;
}

function toRow(given: FlowsGiven, line: FlowLine, at: number, letters: Letters): Row {
  const { bond, curve, words, weights } = given;
  const { compounding } = bond;
  const row = FIRST_ROW + at;
  const years = `D${row}`;
  const present = `${letters.present}${row}`;
  const flow = line.at === null ? null : (given.flows[line.at] ?? null);
  const isRest = line.kind === 'rest';
  const rest = isRest ? restTexts('yield_rate') : null;
  const factor =
    letters.curve === null
      ? factorText(compounding, 'yield_rate', years)
      : `(1+${letters.curve}${row}/100${given.computed.what === 'z-spread' ? '+z_rate' : ''})^(-${years})`;
  const curveCell: CellValue[] =
    letters.curve && curve
      ? [{ formula: `IF(${years}=0,0,${curveText(curve.curve, years)})`, value: flow?.percent ?? 0 }]
      : [];
  const { weighed } = letters;
  return [
    line.date,
    line.fixing ? `${words.of(line.kind)} · ${words.of(line.fixing)}` : words.of(line.kind),
    rest ? { formula: `${present}/${letters.factor}${row}`, value: flow?.amount ?? 0 } : line.amount,
    {
      formula: rest ? `D${row - 1}` : `IF(C${row}=0,0,${line.years(`A${row}`)})`,
      value: flow?.years ?? 0,
    },
    ...curveCell,
    { formula: factor, value: flow?.factor ?? 1 },
    { formula: rest ? rest.worth : `C${row}*${letters.factor}${row}`, value: flow?.present ?? 0 },
    ...(weighed
      ? [
          {
            formula: rest ? rest.weight[weighed] : weightText(weighed, compounding, present, years),
            value: line.at === null ? 0 : (weights[line.at] ?? 0),
          },
        ]
      : []),
  ];
}

const restLine = (flow: ComputedFlow | undefined, at: number): FlowLine => ({
  kind: 'rest',
  fixing: flow?.fixing ?? null,
  date: toCalendarDay(flow?.day ?? 0),
  amount: null,
  years: () => '',
  at,
});
