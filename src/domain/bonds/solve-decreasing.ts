export type Solution =
  | { readonly kind: 'found'; readonly value: number }
  /** The curve does not reach the target between its limits. */
  | { readonly kind: 'none' };

interface Limits {
  /** Never asked itself: the curve may have no value there. */
  readonly above: number;
  readonly most: number;
  readonly start: number;
}

const STEPS = 200;
const CLOSE = 1e-14;

/**
 * Where a falling curve meets the target. The meeting point is first enclosed and never let out again: each step is
 * Newton's if that stays inside and a halving if not, so that it ends, and ends with a number.
 */
export function solveDecreasing(
  curve: (at: number) => { readonly value: number; readonly slope: number },
  target: number,
  limits: Limits,
): Solution {
  const bracket = enclose((at) => curve(at).value, target, limits);
  if (!bracket) return { kind: 'none' };
  let [low, high] = bracket;
  let at = (low + high) / 2;
  for (let step = 0; step < STEPS && high - low > CLOSE * Math.max(1, Math.abs(at)); step++) {
    const { value, slope } = curve(at);
    if (value === target) break;
    if (value > target) low = at;
    else high = at;
    const newton = at - (value - target) / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (next === at) break;
    at = next;
  }
  return { kind: 'found', value: at };
}

/** From the start outwards: towards the lower limit by halving the way, upwards by doubling it. */
function enclose(
  valueAt: (at: number) => number,
  target: number,
  { above, most, start }: Limits,
): [low: number, high: number] | null {
  let low = start;
  for (let step = 0; valueAt(low) < target; step++) {
    if (step === STEPS) return null;
    low = above + (low - above) / 2;
    if (low <= above) return null;
  }
  let high = start;
  for (let reach = 1; valueAt(high) > target; reach *= 2) {
    if (high === most) return null;
    high = Math.min(most, start + reach);
  }
  return [low, high];
}
