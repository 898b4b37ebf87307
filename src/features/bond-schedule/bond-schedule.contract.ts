import { z } from 'zod';
import { bondAssumption } from '#market/bonds/bond-assumption.contract.ts';
import { download } from '#platform/contract/download.ts';
import { rowId } from '#platform/contract/params.ts';
import { ROW_KINDS } from './schedule-rows.ts';

const day = z.string().meta({ format: 'date' });

/** What the terms of an issue promise is public. */
const scheduleRow = z.object({
  date: day,
  'date.numeric': z.number().describe('Unix seconds'),
  kind: z.enum(ROW_KINDS),
  amount: z.number().nullable().describe('amount per bond; null: depends on a rate that is not known'),
  fixing: z
    .enum(['fixed', 'projected'])
    .nullable()
    .describe(
      'fixed: by a known rate; projected: assumes the rate in `assumption`; null: depends on no rate',
    ),
  percent: z
    .number()
    .nullable()
    .describe(
      'coupon: % p.a.; redemption: % of face value; put or call: % of the principal then outstanding',
    ),
  left: z.number().describe('principal per bond after the payment'),
  state: z.enum(['past', 'coming', 'in_default']).describe('in_default: due after the date of default'),
});

export const bondSchedule = z.object({
  currency_name: z.string(),
  rows: z.array(scheduleRow).describe('by date'),
  assumption: bondAssumption.nullable().describe('null: no projected amounts'),
});

export type ScheduleRow = z.output<typeof scheduleRow>;
export type BondScheduleData = z.output<typeof bondSchedule>;

export const downloadBondSchedule = download({
  readsAsOf: true,
  path: '/export/bonds/:bondId/schedule/',
  summary: 'Payment schedule of a bond as an Excel workbook',
  params: z.strictObject({ bondId: rowId }),
});
