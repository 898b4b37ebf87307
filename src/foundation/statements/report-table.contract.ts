import { z } from 'zod';
import { locked } from '#foundation/web/sealed.ts';

/** A period of a report: one column of its tables. */
export const reportHead = z.object({
  date: z.string().meta({ format: 'date' }).describe('the last day of the period'),
  months: z.number().describe('3, 6, 9 or 12: flows are counted from the start of the year'),
  period_num: z.number().describe('1 to 4'),
  currency: z.string(),
  unit_multiplier: z.number().describe('in which the report was told; the values are in that of `dimension`'),
  restated_on: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('the day on which the period was told again'),
});

/** A line of a report: one row of its table. */
export const reportLine = z.object({
  code: z.string(),
  name: z.string(),
  class: z.enum(['total']).nullable(),
  depth: z.number().describe('0, or how deep it stands under the lines that it is a part of'),
  parent: z.string().nullable().describe('the code of the line that opens into it'),
  measure: z.enum(['money', 'per_share', 'shares', 'percent']),
  sub_rows: z.number().describe('how many lines it opens into; they are closed data'),
});

const values = z
  .array(z.array(z.number().nullable()))
  .describe('a row for each line, a value for each period');

/** What only holders of full access receive. */
export const closedRows = locked(
  'more-rows',
  z.object({ scroll_clmn: z.array(reportLine), scroll_body: values }),
);

/** Document B, section 3: what IFRS, RAS and bank statements have in common. */
export const reportTable = z.object({
  report: z.object({ code: z.string(), name: z.string() }).describe('the statement'),
  counts: z.enum(['at_end', 'since_new_year']).describe('how its lines are counted: on the day, or up to it'),
  scroll_head: z.array(reportHead).describe('newest first'),
  scroll_clmn: z.array(reportLine),
  scroll_body: values,
  dimension: z.object({
    currency: z.string().nullable().describe('null where the periods differ: each head tells its own'),
    unit_multiplier: z.number().describe('only money is counted in it'),
  }),
  showMore: z.boolean().describe('whether there is closed data'),
  closed_count: z.number().describe('how many lines are closed data'),
  closed_data: closedRows,
});

export type ReportHead = z.output<typeof reportHead>;
export type ReportLine = z.output<typeof reportLine>;
export type ReportTableData = z.output<typeof reportTable>;
