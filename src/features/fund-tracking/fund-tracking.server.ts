import { addYears } from '#domain/calendar/day-arithmetic.ts';
import {
  TRACKED_PAST,
  TRACKED_YEARS,
  type TrackedSpan,
  trackPast,
  trackYears,
} from '#domain/funds/tracking.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import { findFollowedIndex, findTrackedDays } from '#market/funds/fund-tracking.repository.ts';
import { seal, sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { FundTrackingData, TrackingSpan } from './fund-tracking.contract.ts';
import { toTrackingChart, toTrackingShape } from './tracking-chart.ts';

interface Fund {
  readonly etfId: number;
  readonly venueId: number;
  readonly stringId: string;
  readonly name: string;
}

/** Null where the fund follows no index that it can be compared with, or the two have no days in common. */
export async function loadFundTracking(
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
  fund: Fund,
): Promise<Unopened<FundTrackingData> | null> {
  const index = await findFollowedIndex(database, fund);
  if (!index) return null;
  const from = addYears(today, -TRACKED_YEARS);
  const days = await findTrackedDays(database, { ...fund, indexId: index.id, from });
  const last = days.at(-1)?.day;
  if (days.length < 2 || !last) return null;
  const recent = days.filter(({ day }) => day >= addYears(last, -1));
  const makeChart = async () => toTrackingChart(recent);
  return {
    index_name: localizedName(index.name, index.names, language),
    index_url: entityPath('indexes', index.stringId),
    fund_name: fund.name,
    string_id: fund.stringId,
    venue_id: fund.venueId,
    past: trackPast(days, TRACKED_PAST).map(({ years, ...span }) => ({ ...toSpan(span), past_years: years })),
    years: trackYears(days, today).map(({ year, isWhole, ...span }) => ({
      ...toSpan(span),
      year,
      is_whole: isWhole,
    })),
    chart: sealOr('chart-values', makeChart, async () => toTrackingShape(await makeChart())),
  };
}

const toSpan = ({ from, to, ...span }: TrackedSpan): Unopened<TrackingSpan> => ({
  from,
  to,
  fund: figure(span.fund),
  index: figure(span.index),
  difference: figure(span.difference),
  error: figure(span.error),
});

const figure = (value: number | null) =>
  seal('last-price', value === null ? null : Math.round(value * 1_000) / 1_000);
