import { z } from 'zod';
import { RULES } from '#domain/import/finding.ts';
import { RECORD_ORDER } from '#domain/import/record-order.ts';

const decimalText = z.string().regex(/^\d+(\.\d+)?$/);

/** Orders such as `YYYYMMDD|DD/MM/YY`: the parts of the first in which the order is not clear decide. */
const dayPattern = z
  .string()
  .regex(/^(?:(?:YYYY|YY|MMM|MM|DD|D|M)[-/. ]?)+(?:\|(?:(?:YYYY|YY|MMM|MM|DD|D|M)[-/. ]?)+)*$/);

const column = z.strictObject({
  /** Names in the header, the best first. */
  from: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  as: dayPattern.optional(),
  missing: z.array(z.string()).optional(),
  /** By what its numbers are multiplied. */
  unit: decimalText.optional(),
});

/** How files of one kind are read, and what may be done with their records. Stored as JSON, in versions. */
export const recipeSchema = z.strictObject({
  code: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  version: z.int().positive().default(1),
  format: z.string().min(1),
  record: z.enum(RECORD_ORDER).optional(),
  /** Of the names in the header: a file with the same ones is read by this recipe. */
  headerHash: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  skipLines: z.int().min(0).default(0),
  encoding: z.string().optional(),
  delimiter: z.string().length(1).optional(),
  decimal: z.enum(['.', ',']).optional(),
  sheet: z.string().optional(),
  columns: z.record(z.string(), column).default({}),
  constants: z.record(z.string(), z.string()).default({}),
  prices: z
    .strictObject({ basis: z.enum(['as_traded', 'split_adjusted']).optional(), unit: decimalText.optional() })
    .default({}),
  /** replace: newer values win. fill: only empty fields. keep: what a more trusted source gave stays. */
  known: z.enum(['replace', 'fill', 'keep']).default('replace'),
  create: z.enum(['never', 'ask', 'always']).default('never'),
  checks: z
    .partialRecord(
      z.enum(RULES),
      z.union([z.literal('off'), z.literal('accept'), z.record(z.string(), z.number())]),
    )
    .default({}),
});

export type Recipe = z.output<typeof recipeSchema>;

/** What a new recipe may leave out. */
export type RecipeInput = z.input<typeof recipeSchema>;

export const parseRecipe = (input: unknown): Recipe => recipeSchema.parse(input);
