import { z } from 'zod';
import { FEED_PERIODS } from '#market/prices/chart-feed.contract.ts';
import { calendarDay } from '#platform/contract/params.ts';

/** What the address of a chart block says of its days. */
export const blockDays = {
  period: z.enum(FEED_PERIODS.map(({ id }) => String(id))).optional(),
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};

/** Days come in pairs, as on the page. */
export const areInPairs = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from && to ? from <= to : from === to;
