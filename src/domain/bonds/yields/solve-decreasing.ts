/** A value and its slope at one place. */
export interface Sloped {
  readonly value: number;
  readonly slope: number;
}

interface Search {
  readonly start: number;
  /** The ends of what may be asked; the function is never called on them. */
  readonly above: number;
  readonly below: number;
  /** How near to zero the answer may lie and still be accurate to all of its digits; left out, to ten decimal places. */
  readonly finest?: number;
}

/** Not below zero at its low end, not above at its high end. */
export interface Bracket {
  readonly low: number;
  readonly high: number;
}

const MOST_STEPS = 200;
/** Newton's steps halve the digits that are missing: after one so short nothing is left to gain. */
const SHORTEST_STEP = 1e-10;

/** Where a falling function is zero, or null where it is zero nowhere between the ends. */
export function solveDecreasing(
  at: (x: number) => Sloped,
  { start, above, below, finest = 1 }: Search,
): number | null {
  return search(at, start, { low: above, high: below }, false, finest);
}

/** The zero of a function that is known to lie inside the bracket. */
export function solveBetween(at: (x: number) => Sloped, bracket: Bracket, start: number): number | null {
  return search(at, start, bracket, true, 1);
}

/**
 * Newton's steps, held inside a bracket that only ever shrinks: a step that leaves it, or is no number, becomes a
 * halving. Halvings that run into an end where nothing was requested have found that there is no zero.
 */
function search(
  at: (x: number) => Sloped,
  start: number,
  ends: Bracket,
  areSure: boolean,
  finest: number,
): number | null {
  let { low, high } = ends;
  let [isLowSure, isHighSure] = [areSure, areSure];
  let x = start > low && start < high ? start : middle(low, high);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { value, slope } = at(x);
    if (value === 0) return x;
    if (Number.isNaN(value)) return null;
    const newton = Number.isFinite(slope) ? x - value / slope : Number.NaN;
    if (Math.abs(newton - x) <= SHORTEST_STEP * Math.max(finest, Math.abs(x))) return newton;
    if (value > 0) [low, isLowSure] = [x, true];
    else [high, isHighSure] = [x, true];
    const next = newton > low && newton < high ? newton : middle(low, high);
    if (next <= low || next >= high) break;
    x = next;
  }
  return isLowSure && isHighSure ? x : null;
}

const middle = (a: number, b: number) => a + (b - a) / 2;
