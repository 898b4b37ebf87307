import type { DayNumber } from '../../calendar/day-number.ts';
import { type Sloped, solveBetween } from '../yields/solve-decreasing.ts';
import type { Solved } from '../yields/solve-yield.ts';

const USUAL_RATE = 0.1;
const STEP = 0.05;
const WIDER = 1.2;
/** As logarithms of growth: from losing nearly everything to a million million fold in a year. */
const FURTHEST = 28;

/** XIRR: the yearly rate at which payments in and out are worth nothing together; the nearest to the guess where there are several. */
export function xirr(amounts: readonly number[], days: readonly DayNumber[], guess = USUAL_RATE): Solved {
  if (!amounts.some((amount) => amount > 0) || !amounts.some((amount) => amount < 0)) {
    return { isSolved: false, why: 'no_solution' };
  }
  const first = days[0] ?? 0;
  const years = days.map((day) => (day - first) / 365);
  const at = (rise: number): Sloped => {
    let value = 0;
    let slope = 0;
    for (const [i, amount] of amounts.entries()) {
      const worth = amount * Math.exp(-(years[i] ?? 0) * rise);
      value += worth;
      slope -= worth * (years[i] ?? 0);
    }
    return { value, slope };
  };
  const rise = findRise(at, Math.log1p(guess > -1 ? guess : USUAL_RATE));
  return rise === null ? { isSolved: false, why: 'no_solution' } : { isSolved: true, rate: Math.expm1(rise) };
}

/** Outwards from the usual rate, on both sides in turn, until the sign changes. */
function findRise(at: (rise: number) => Sloped, start: number): number | null {
  let [low, high] = [start, start];
  for (let step = STEP; low > -FURTHEST; step *= WIDER) {
    for (const [from, to] of [
      [high, high + step],
      [low - step, low],
    ] as const) {
      const [left, right] = [at(from).value, at(to).value];
      if (left === 0) return from;
      if (left * right <= 0) return solveAcross(at, from, to, Math.sign(left));
    }
    low -= step;
    high += step;
  }
  return null;
}

function solveAcross(at: (rise: number) => Sloped, low: number, high: number, sign: number): number | null {
  const falling = (rise: number) => {
    const { value, slope } = at(rise);
    return { value: sign * value, slope: sign * slope };
  };
  return solveBetween(falling, { low, high }, low);
}
