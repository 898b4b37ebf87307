import { z } from 'zod';
import { locked } from '#platform/contract/sealed.ts';

/** A period of a report: one column of its tables. */
export const reportHead = z.object({
  date: z.string().meta({ format: 'date' }).describe('end date of the period'),
  months: z.number().describe('3, 6, 9 or 12; flows are year to date'),
  period_num: z.number().describe('1 to 4'),
  currency: z.string(),
  unit_multiplier: z.number().describe('multiplier of the original report; values use that of `dimension`'),
  restated_on: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('date on which the period was restated'),
  basis: z
    .enum(['quarter', 'ltm'])
    .optional()
    .describe('the quarter by itself, or the last twelve months; without it the flows are year to date'),
  parts: z
    .array(
      z.object({
        periodEnd: z.string().meta({ format: 'date' }),
        months: z.number(),
        sign: z.literal([1, -1]),
      }),
    )
    .optional()
    .describe('the reports that were added or subtracted'),
});

/** A line of a report: one row of its table. */
export const reportLine = z.object({
  code: z.string(),
  name: z.string(),
  class: z.enum(['total']).nullable(),
  depth: z.number().describe('nesting depth; 0 at the top level'),
  parent: z.string().nullable().describe('code of the parent line'),
  measure: z.enum(['money', 'per_share', 'shares', 'percent']),
  sub_rows: z.number().describe('number of sub-lines; they require the capability "more-rows"'),
  restated: z
    .array(
      z.object({
        column: z.number().describe('position of the period'),
        value: z.number().describe('what it was before'),
        known_on: z.string().meta({ format: 'date' }).describe('since when that was known'),
        restated_on: z.string().meta({ format: 'date' }),
      }),
    )
    .optional()
    .describe('values that a later report changed'),
  derived: z
    .array(z.number())
    .optional()
    .describe('positions of the periods whose value is derived: quarters that were reported alone, added up'),
});

const values = z.array(z.array(z.number().nullable())).describe('one row per line, one value per period');

/** What only holders of full access receive. */
export const closedRows = locked(
  'more-rows',
  z.object({ scroll_clmn: z.array(reportLine), scroll_body: values }),
);

/** What IFRS, RAS and bank statements have in common. */
export const reportTable = z.object({
  report: z.object({ code: z.string(), name: z.string() }).describe('name of the statement'),
  labels: z.record(z.string(), z.string()).describe('names of the lines that everyone receives, by code'),
  counts: z
    .enum(['at_end', 'since_new_year'])
    .describe('whether its lines are balances at a date or flows up to it'),
  scroll_head: z.array(reportHead).describe('latest first'),
  scroll_clmn: z.array(reportLine),
  scroll_body: values,
  dimension: z.object({
    currency: z.string().nullable().describe('null where periods differ: see each header'),
    unit_multiplier: z.number().describe('applies to monetary values only'),
  }),
  showMore: z.boolean().describe('whether some lines are locked'),
  closed_count: z.number().describe('number of locked lines'),
  closed_data: closedRows,
});

export type ReportHead = z.output<typeof reportHead>;
export type ReportLine = z.output<typeof reportLine>;
export type ReportTableData = z.output<typeof reportTable>;
