import { z } from 'zod';
import { toChart } from '#features/trading-chart/to-chart.ts';
import { toSubject } from '#market/trading-chart/chart-state.ts';
import type english from '#market/trading-chart/labels/eng.json';
import type { PriceChartData } from '#market/trading-chart/trading-chart.contract.ts';
import type { ChartedListing } from '#page-parts/listing-chart/listing-chart.contract.ts';
import { calendarDay } from '#platform/contract/params.ts';
import type { Translate } from '#platform/i18n/translator.ts';

/** What of the chart's address is everyone's. */
export const listingPictureQuery = z
  .strictObject({
    type: z.literal('simple').optional(),
    period: z
      .string()
      .regex(/^[0-5]$/)
      .optional(),
    from: calendarDay.optional(),
    to: calendarDay.optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to);

/** What the card of a share or a fund shows of its trading. */
export function listingCard(
  { instrumentId, venueId, name, venueName, currency }: ChartedListing,
  start: PriceChartData | null,
  t: Translate<keyof typeof english>,
) {
  const words = {
    name,
    last: t('last'),
    price: t('price'),
    turnover: t('turnover', { currency }),
    inCurrency: (named: string) => named,
  };
  const draw = ({ type, series, ...rest }: PriceChartData) => {
    const subject = toSubject(instrumentId, venueId, { type, series, ...rest });
    return toChart({ subject, type, compared: [], series, indexes: [] }, words, []);
  };
  return {
    notes: venueName ? [venueName] : [],
    chart: start && draw(start),
    noData: t('no_graph_data'),
    offset: start?.displayOffset ?? 0,
  };
}
