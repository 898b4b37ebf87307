import type { DayNumber } from '../../calendar/day-number.ts';
import type { BondEnd } from './flows-to-come.ts';

/**
 * What a yield runs to. worst: the lowest of maturity and calls, which the issuer decides. best: the highest of maturity and
 * puts, which the holder decides. call and put: the next ones.
 */
export const NAMED_ENDS = ['worst', 'maturity', 'call', 'put', 'best'] as const;
export type NamedEnd = (typeof NAMED_ENDS)[number];

interface RatedEnd {
  readonly end: BondEnd;
  readonly rate: number;
}

/** Each is null where the bond has no such end, or none that could be valued. */
export function nameEnds<Rated extends RatedEnd>(
  ends: readonly Rated[],
): Readonly<Record<NamedEnd, Rated | null>> {
  let worst: Rated | null = null;
  let maturity: Rated | null = null;
  let call: Rated | null = null;
  let put: Rated | null = null;
  let best: Rated | null = null;
  for (const rated of ends) {
    const { end, rate } = rated;
    if (end.kind === 'maturity') maturity = rated;
    else if (end.kind === 'call') call = earlier(call, rated);
    else put = earlier(put, rated);
    if (end.kind !== 'put' && (worst === null || rate < worst.rate)) worst = rated;
    if (end.kind !== 'call' && (best === null || rate > best.rate)) best = rated;
  }
  return { worst, maturity, call, put, best };
}

/** The one that leads a page; a bond without such an end is shown to maturity, or to what it has. */
export function leadingOf<Rated extends RatedEnd>(
  named: Readonly<Record<NamedEnd, Rated | null>>,
  leading: NamedEnd,
): Rated | null {
  return named[leading] ?? named.maturity ?? named.worst ?? named.best;
}

const dayOf = ({ end }: RatedEnd): DayNumber =>
  end.kind === 'maturity' ? Number.POSITIVE_INFINITY : end.day;

const earlier = <Rated extends RatedEnd>(one: Rated | null, other: Rated): Rated =>
  one && dayOf(one) <= dayOf(other) ? one : other;
