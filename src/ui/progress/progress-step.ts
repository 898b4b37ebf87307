const STEP = 25;

/**
 * The share of the work, in percent, that is worth saying aloud: every quarter, so that a long work is heard of and a
 * reader is not talked over. The last quarter is said by the end itself.
 */
export function progressStep(value: number, total: number): number {
  if (!(total > 0) || !(value > 0)) return 0;
  return Math.min(100 - STEP, Math.floor((value / total) * (100 / STEP)) * STEP);
}
