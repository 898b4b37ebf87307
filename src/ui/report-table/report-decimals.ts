import type { Measure } from '#domain/statements/statement-line.ts';

/** From here on a fraction of money shows nothing. */
const LARGE = 1000;
const MOST = 4;
const OF_MONEY = 2;
const OF_PERCENT = 2;

/** How many decimals the values of one measure are written with: the same for all of them in a table. */
export function decimalsOf(measure: Measure | 'change', values: readonly unknown[]): number {
  const known = values.filter((value) => typeof value === 'number');
  if (measure === 'shares') return 0;
  if (measure === 'percent' || measure === 'change') return OF_PERCENT;
  if (measure === 'per_share') return Math.max(OF_MONEY, decimalsNeeded(known));
  const largest = Math.max(0, ...known.map(Math.abs));
  return largest >= LARGE || decimalsNeeded(known) === 0 ? 0 : OF_MONEY;
}

/** As many as the most exact value has. */
function decimalsNeeded(values: readonly number[]): number {
  return Math.max(
    0,
    ...values.map((value) => value.toFixed(MOST).replace(/0+$/, '').split('.')[1]?.length ?? 0),
  );
}
