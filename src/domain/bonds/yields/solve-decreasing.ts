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
}

const MOST_STEPS = 200;
const FIRST_REACH = 0.5;

/** Where a falling function is zero, or null where it is zero nowhere between the ends. */
export function solveDecreasing(at: (x: number) => Sloped, search: Search): number | null {
  const bracket = findBracket(at, search);
  return bracket && solveBetween(at, bracket, search.start);
}

/** Not below zero at its low end, not above at its high end. */
export interface Bracket {
  readonly low: number;
  readonly high: number;
}

/**
 * Newton's steps, held inside a bracket that only ever shrinks: a step that leaves it, or is no number, becomes a
 * halving.
 */
export function solveBetween(at: (x: number) => Sloped, bracket: Bracket, start: number): number {
  let { low, high } = bracket;
  let x = start > low && start < high ? start : middle(low, high);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { value, slope } = at(x);
    if (value === 0) return x;
    if (value > 0) low = x;
    else high = x;
    const newton = x - value / slope;
    const next = newton > low && newton < high ? newton : middle(low, high);
    // Nothing between the two numbers is nearer: one of them is as good as floating point can say.
    if (next === x || next <= low || next >= high) return next;
    if (Math.abs(next - x) <= Number.EPSILON * Math.abs(next)) return next;
    x = next;
  }
  return x;
}

/** Steps away from the start that grow until the sign changes, or the end is reached. */
function findBracket(at: (x: number) => Sloped, { start, above, below }: Search): Bracket | null {
  let low = start;
  let high = start;
  for (let reach = FIRST_REACH; !(at(low).value >= 0); reach *= 2) {
    const next = towards(low, low - reach, above);
    if (next === low) return null;
    low = next;
  }
  for (let reach = FIRST_REACH; !(at(high).value <= 0); reach *= 2) {
    const next = towards(high, high + reach, below);
    if (next === high) return null;
    high = next;
  }
  return { low, high };
}

/** As far as wished, but where the end is nearer only half of the way there. */
function towards(from: number, wished: number, end: number): number {
  const isShort = end < from ? wished > end : wished < end;
  return isShort ? wished : middle(from, end);
}

const middle = (a: number, b: number) => a + (b - a) / 2;
