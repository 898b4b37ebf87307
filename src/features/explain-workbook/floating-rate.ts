import type { Coupon } from '#domain/bonds/bond-terms.ts';
import { USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';

type Floating = Extract<Coupon, { kind: 'floating' }>;

/** Percent a year of a floating coupon, as a formula over the named inputs. */
export function floatingRateText({ fixing = USUAL_FIXING }: Pick<Floating, 'fixing'>): string {
  const { multiplier, floor, cap } = fixing;
  const followed = `${multiplier === 1 ? '' : `${multiplier}*`}base_rate+margin`;
  const floored = `MAX(${floor},${followed})`;
  return cap === null ? floored : `MIN(${cap},${floored})`;
}
