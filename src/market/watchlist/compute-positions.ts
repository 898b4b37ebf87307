import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { type Figures, figuresOf, type Holding } from './position-figures.ts';

interface Watched extends Holding {
  readonly day: CalendarDay | null;
}

/** Longer than the holidays of any exchange: who has not traded since has no result of the day. */
const STALE_DAYS = 14;

/** The figures of a whole watchlist, which decides what its last trading day is. */
export function computePositions<Position extends Watched>(
  positions: readonly Position[],
): (Position & Figures)[] {
  const latest = positions
    .map(({ day }) => day ?? '')
    .sort()
    .at(-1);
  const oldest = latest ? addDays(latest, -STALE_DAYS) : '';
  return positions.map((position) => {
    const figures = figuresOf(position);
    const isStale = (position.day ?? '') < oldest;
    return { ...position, ...figures, ...(isStale && { dayResult: null }) };
  });
}
