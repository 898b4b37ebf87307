import { z } from 'zod';
import { EXPLAINED_OF } from '#market/explain/explain-address.ts';
import { calendarDay, entityKey, rowId } from '#platform/contract/params.ts';
import { standsIn } from '#platform/contract/sealed.ts';

const day = z.string().meta({ format: 'date' });

export const figureQuery = {
  venue: rowId.optional(),
  day: calendarDay.optional().describe('of a dividend yield: the ex-dividend date'),
  span: z
    .string()
    .regex(/^(?:past-[1-9]|\d{4})$/)
    .optional()
    .describe('of tracking figures: past-1, past-3, past-5 or a calendar year'),
};

/** Of the risk of a bond. */
export const riskQuery = {
  at: z
    .string()
    .regex(/^(?:\d{1,2}(?:\.\d)?|(?:parallel|steeper|flatter):-?\d{1,3})$/)
    .describe('key rate in years, horizon in months, or scenario: parallel:-50, steeper:50, flatter:50'),
};

export const figureParams = <Category extends keyof typeof EXPLAINED_OF>(category: Category) =>
  z.strictObject({ stringId: entityKey, what: z.enum(EXPLAINED_OF[category]) });

const explainedCell = z.object({
  name: z.string(),
  value: z.number().nullable().describe('null: not for this viewer, or stated as text'),
  text: z.string().nullable().describe('a date instead of a value'),
  decimals: z.number(),
  unit: z.string().nullable(),
  note: z.string().nullable().describe('the formula or the source'),
});

const explainedTable = z.object({
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'day', 'number']) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  more: z.number().describe('number of further rows, which are in the workbook'),
});

const explanationBody = z.object({
  is_shown: z.boolean(),
  figure: z.number().nullable(),
  why: z.string().nullable().describe('why there is no figure'),
  says: z.string(),
  formula: z.string().nullable(),
  inputs: z.array(explainedCell),
  table: explainedTable.nullable(),
});

/** What locks a figure is what locks it on the page that shows it, or what locks the values that it follows from. */
const body = z.union([
  standsIn('last-price', explanationBody),
  standsIn('price-dynamics', explanationBody),
  standsIn('chart-values', explanationBody),
]);

export const figureLock = z.enum(['last-price', 'price-dynamics', 'chart-values']);

export const figureExplanation = z.object({
  category: z.enum(['stocks', 'etf', 'indexes', 'bonds']),
  string_id: z.string(),
  name: z.string(),
  title: z.string(),
  date: day.nullable().describe('date of the figure'),
  decimals: z.number(),
  unit: z.string().nullable(),
  lock: figureLock,
  body,
  figures: z
    .array(z.object({ text: z.string(), href: z.string(), is_current: z.boolean() }))
    .describe('other figures of the same kind'),
  href: z.string().describe('path of this explanation'),
  export_link: z.string().nullable().describe('path of the workbook; null if the viewer may not export'),
});

export type FigureExplanation = z.output<typeof figureExplanation>;
export type FigureBody = z.output<typeof explanationBody>;
export type FigureLock = z.output<typeof figureLock>;

/** The label modules of the panel; its page lists them. */
export const FIGURE_LABELS = [
  'explained',
  'explain',
  'explain-figure',
  'table',
  'dialog',
  'export-range',
  'locked-value',
] as const;
