import { verdictOn } from '#domain/access/capabilities.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type ChartSelection, isSameId } from '#market/trading-chart/chart-address.ts';
import {
  CURRENT_DAY,
  type Days,
  FIRST_PERIOD,
  INTRADAY_VENUE,
  movedDays,
  periodDays,
} from '#market/trading-chart/period.ts';

interface Requested {
  readonly stockId: number;
  readonly venueId: number;
  readonly viewer: ViewerKind;
  readonly today: CalendarDay;
  readonly lastTradingDay: CalendarDay | null;
}

/** What of an address is shown at first, to this viewer and on this venue. The rest is left out, not refused. */
export function resolveSelection(selection: ChartSelection, requested: Requested): ChartSelection & Days {
  const { stockId: id, venueId, viewer } = requested;
  const mayCompare = verdictOn('compare', { kind: viewer }) === 'allowed';
  const own = { kind: 'stock', id, venueId } as const;
  const compared = mayCompare ? selection.compared.filter((each) => !isSameId(each, own)) : [];
  const hasMinutes = venueId === INTRADAY_VENUE && selection.type === 'simple';
  const period = selection.period === CURRENT_DAY && !hasMinutes ? FIRST_PERIOD : selection.period;
  return { ...selection, compared, period, ...shownDays({ ...selection, period }, requested) };
}

/** Days without trading are moved already: no script is needed to find the last ones that had some. */
function shownDays({ period, from, to }: ChartSelection, { today, lastTradingDay }: Requested): Days {
  const calendar = { today, lastTradingDay };
  if (period === CURRENT_DAY && lastTradingDay !== null && lastTradingDay < today)
    return movedDays(lastTradingDay, period, today);
  const days = periodDays(period ?? FIRST_PERIOD, calendar);
  return period === null ? { from: from ?? days.from, to: to ?? days.to } : days;
}
