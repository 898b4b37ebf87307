import { z } from 'zod';
import { bondAssumption } from '#foundation/market/bond-assumption.contract.ts';
import { download } from '#foundation/web/download.ts';
import { rowId } from '#foundation/web/params.ts';
import { ROW_KINDS } from './schedule-rows.ts';

const day = z.string().meta({ format: 'date' });

/** What the terms of an issue promise is public. */
const scheduleRow = z.object({
  date: day,
  'date.numeric': z.number().describe('Unix seconds'),
  kind: z.enum(ROW_KINDS),
  amount: z.number().nullable().describe('money for one piece; null: it hangs on a rate that nobody knows'),
  is_supposed: z.boolean().describe('it supposes that the rate of `assumption` stays'),
  percent: z
    .number()
    .nullable()
    .describe('of a coupon a year; of a repayment of the nominal; of an option of what is then still owed'),
  left: z.number().describe('of the nominal of one piece, when the day is over'),
  state: z
    .enum(['past', 'coming', 'in_default'])
    .describe('in_default: promised for a day on which the issuer no longer pays'),
});

export const bondSchedule = z.object({
  currency_name: z.string(),
  rows: z.array(scheduleRow).describe('in the order of their days'),
  assumption: bondAssumption.nullable().describe('null: every amount is certain, or none is supposed'),
});

export type ScheduleRow = z.output<typeof scheduleRow>;
export type BondScheduleData = z.output<typeof bondSchedule>;

export const downloadBondSchedule = download({
  path: '/export/bonds/:bondId/schedule/',
  summary: 'What a bond has paid and will pay as an Excel workbook',
  params: z.strictObject({ bondId: rowId }),
});
