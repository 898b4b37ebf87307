import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';

/** No table shrinks to a two-hundredth: what unpacks to more is made to fill the disk. */
export function refuseRatio(limits: DecodeLimits, packed: number, unpacked: number): void {
  if (unpacked > limits.ratioFromBytes && unpacked > limits.unpackedRatio * packed) {
    throw new DecodeRefusal('unpacked_ratio', { ratio: limits.unpackedRatio });
  }
}
