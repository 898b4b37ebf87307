import { verdictOn } from '#domain/access/capabilities.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type ChartWish, isSameId } from './chart-address.ts';
import { CURRENT_DAY, type Days, FIRST_PERIOD, INTRADAY_GROUND, movedDays, periodDays } from './period.ts';

interface Asked {
  readonly stockId: number;
  readonly groundId: number;
  readonly viewer: ViewerKind;
  readonly today: CalendarDay;
  readonly lastTradingDay: CalendarDay | null;
}

/** What of an address is shown at first, to this viewer and on this ground. The rest is left out, not refused. */
export function honourWish(wish: ChartWish, asked: Asked): ChartWish & Days {
  const { stockId: id, groundId, viewer } = asked;
  const mayCompare = verdictOn('compare', { kind: viewer }) === 'allowed';
  const own = { kind: 'stock', id, groundId } as const;
  const compared = mayCompare ? wish.compared.filter((each) => !isSameId(each, own)) : [];
  const hasMinutes = groundId === INTRADAY_GROUND && wish.type === 'simple';
  const period = wish.period === CURRENT_DAY && !hasMinutes ? FIRST_PERIOD : wish.period;
  return { ...wish, compared, period, ...shownDays({ ...wish, period }, asked) };
}

/** Days without trading are moved already: no script is needed to find the last ones that had some. */
function shownDays({ period, from, to }: ChartWish, { today, lastTradingDay }: Asked): Days {
  const calendar = { today, lastTradingDay };
  if (period === CURRENT_DAY && lastTradingDay !== null && lastTradingDay < today)
    return movedDays(lastTradingDay, period, today);
  const days = periodDays(period ?? FIRST_PERIOD, calendar);
  return period === null ? { from: from ?? days.from, to: to ?? days.to } : days;
}
