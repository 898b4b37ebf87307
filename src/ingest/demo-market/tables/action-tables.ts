import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { DemoMarket } from '../demo-market.ts';
import { formatTicks } from '../prices/ticks.ts';
import type { TablePlan } from './table-plan.ts';

const AMOUNT_DECIMALS = 4;

const toDate = (day: DayNumber | null) => (day === null ? null : toCalendarDay(day));

/** What companies did to their shares: dividends and splits. */
export function actionTables({ catalogue, dividends }: DemoMarket, batchId: number): TablePlan[] {
  const dividendLines = dividends.flatMap(({ share, dividends: paid }) =>
    paid.map(({ amount, announcedOn, exDividendOn, listClosedOn, paidOn }) => {
      const dates = [announcedOn, exDividendOn, listClosedOn, paidOn].map(toDate);
      return copyLine([share.id, formatTicks(amount, AMOUNT_DECIMALS), share.currency, ...dates, batchId]);
    }),
  );
  const splitLines = catalogue.shares.flatMap(({ id, splits }) =>
    splits.map(({ day, coefficient }) => copyLine([id, toCalendarDay(day), coefficient, batchId])),
  );
  return [
    {
      table: 'dividend',
      columns: 'instrument_id amount currency declared_on ex_dividend_on record_on paid_on batch_id'.split(
        ' ',
      ),
      total: dividendLines.length,
      lines: dividendLines,
    },
    {
      table: 'split',
      columns: ['instrument_id', 'day', 'ratio', 'batch_id'],
      total: splitLines.length,
      lines: splitLines,
    },
  ];
}
