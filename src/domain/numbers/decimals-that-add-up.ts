/** How many decimals parts and their total are shown with. */
export interface ShownDecimals {
  readonly parts: number;
  readonly total: number;
}

const MOST_TOTAL = 6;
const FINER = 3;
/** A number shows about so many digits that can be trusted. */
const TRUSTED_DIGITS = 15;

/**
 * Whoever adds the parts as they are shown must get the total as it is shown, and nothing may be bent for it: the parts
 * are shown finer than the total, by as many digits as it takes.
 */
export function decimalsThatAddUp(parts: readonly number[], total: number): ShownDecimals {
  const whole = Math.max(1, Math.ceil(Math.log10(Math.max(1, Math.abs(total), ...parts.map(Math.abs)))));
  const finest = Math.max(0, TRUSTED_DIGITS - whole);
  for (let shown = Math.max(0, Math.min(MOST_TOTAL, finest - FINER)); shown > 0; shown--) {
    for (let finer = Math.min(shown + FINER, finest); finer <= finest; finer++) {
      if (addsUp(parts, total, { parts: finer, total: shown })) return { parts: finer, total: shown };
    }
  }
  return { parts: Math.min(FINER, finest), total: 0 };
}

/** As it is done by hand: the shown digits of the parts are added, and the sum is rounded to those of the total. */
export function addsUp(parts: readonly number[], total: number, decimals: ShownDecimals): boolean {
  const sum = parts.reduce((all, part) => all + digitsOf(part, decimals.parts), 0n);
  return rounded(sum, decimals.parts - decimals.total) === digitsOf(total, decimals.total);
}

const digitsOf = (value: number, decimals: number): bigint =>
  BigInt(value.toFixed(decimals).replace('.', ''));

/** Half away from zero, as numbers are written. */
function rounded(digits: bigint, fewer: number): bigint {
  const unit = 10n ** BigInt(Math.max(0, fewer));
  const half = unit / 2n;
  return digits < 0n ? -((-digits + half) / unit) : (digits + half) / unit;
}
