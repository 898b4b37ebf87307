import type { DecodeLimits } from './decode-limits.ts';
import { DecodeRefusal, type RefusalDetails } from './decode-refusal.ts';

/** Refuses what is over a limit, and names the limit. */
export function refuseOver(
  limits: DecodeLimits,
  limit: keyof DecodeLimits,
  value: number,
  details: RefusalDetails = {},
): void {
  if (value > limits[limit]) throw new DecodeRefusal('too_large', { limit, most: limits[limit], ...details });
}
