import { type Compounding, type Rest, worthOf } from '#domain/bonds/yields/discounting.ts';
import type { Column, NamedCells, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { FIRST_ROW } from '#market/bond-workbook/laid-out.ts';
import type { ComputedFlow } from '#market/explain/compute-figure.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import { restTexts, solverTexts } from './formula-text.ts';
import type english from './labels/eng.json';

interface Solving {
  readonly kind: Compounding | 'over-curve';
  readonly flows: readonly ComputedFlow[];
  readonly rest: Rest | null;
  readonly price: number;
  /** What it ends with, a share of one. */
  readonly rate: number;
}

const STEPS = 12;
const GUESS_DIGITS = 1_000;

/** Near enough that Newton's steps arrive, and so rough that they are seen to do something. */
export const firstGuess = ({ rate }: Pick<Solving, 'rate'>): number =>
  Math.round(rate * GUESS_DIGITS) / GUESS_DIGITS;

/** Newton's steps as formulas, so that the rate follows whatever is changed. */
export function toSolverSheet(
  solving: Solving,
  title: readonly string[],
  t: Translate<keyof typeof english>,
): Sheet {
  const fine = { kind: 'number', decimals: 14 } as const;
  const heads = ['step', 'rate_tried', 'price_at_it', 'price_slope', 'rate_next'] as const;
  const columns = heads.map(
    (head, at): Column => ({
      head: [t(head)],
      format: at === 0 ? { kind: 'integer' } : fine,
      width: at === 0 ? 8 : 24,
    }),
  );
  const rows: Row[] = [];
  let rate = firstGuess(solving);
  for (let step = 0; step < STEPS; step++) {
    const row = FIRST_ROW + step;
    const cell = `B${row}`;
    const texts = solverTexts(solving.kind, cell);
    const rest = solving.rest ? restTexts(cell) : null;
    const { price, slope } = worthAt(solving, rate);
    const next = rate + (price - solving.price) / slope;
    rows.push([
      step + 1,
      { formula: step === 0 ? 'first_guess' : `E${row - 1}`, value: rate },
      { formula: rest ? `${texts.price}+${rest.worth}` : texts.price, value: price },
      { formula: rest ? `${texts.slope}+${rest.slope}` : texts.slope, value: slope },
      { formula: `B${row}+(C${row}-price)/D${row}`, value: next },
    ]);
    rate = next;
  }
  return { name: t('sheet_solver'), title, columns, batches: [rows] };
}

export const solverName = (sheet: number): NamedCells => ({
  name: 'solved_rate',
  sheet,
  cells: `E${FIRST_ROW + STEPS - 1}`,
});

function worthAt({ kind, flows, rest }: Solving, rate: number): { price: number; slope: number } {
  const listed = flows.filter((flow) => flow.kind !== 'rest');
  if (kind !== 'over-curve') {
    const count = listed.length;
    const years = Float64Array.from(listed, (flow) => flow.years);
    const amounts = Float64Array.from(listed, (flow) => flow.amount);
    const { price, slope } = worthOf({ count, years, amounts, rest }, rate, kind);
    return { price, slope: -slope };
  }
  return listed.reduce(
    ({ price, slope }, { years, amount, percent }) => {
      const growth = 1 + (percent ?? 0) / 100 + rate;
      const part = amount * growth ** -years;
      return { price: price + part, slope: slope + (part * years) / growth };
    },
    { price: 0, slope: 0 },
  );
}
