import { rankOf } from '#domain/ratings/rating-scale.ts';

export interface Comparable {
  /** Modified, in years. */
  readonly duration: number;
  readonly grade: string | null;
}

/** Notches between two ratings that still count as alike. */
const MOST_NOTCHES = 3;
const LEAST_YEARS = 1;
const DURATION_SHARE = 0.25;

/**
 * Of bonds in one currency those that a buyer may hold instead: within a quarter of the duration, at least a year, and three
 * notches of the rating. The nearest come first. What nobody has rated is like what nobody has rated.
 */
export function pickSimilar<Bond extends Comparable>(
  own: Comparable,
  bonds: readonly Bond[],
  most: number,
): readonly Bond[] {
  const years = Math.max(LEAST_YEARS, own.duration * DURATION_SHARE);
  const distances = bonds.flatMap((bond) => {
    const notches = notchesBetween(own.grade, bond.grade);
    const apart = Math.abs(bond.duration - own.duration);
    if (notches === null || notches > MOST_NOTCHES || apart > years) return [];
    return [{ bond, distance: apart / years + notches / MOST_NOTCHES }];
  });
  return distances
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ bond }) => bond);
}

function notchesBetween(one: string | null, other: string | null): number | null {
  const [a, b] = [one && rankOf(one), other && rankOf(other)];
  if (!a && !b) return 0;
  return a && b ? Math.abs(a - b) : null;
}
