import { z } from 'zod';
import { ALL_OPENINGS, type Opening } from '#domain/access/tariff.ts';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { flag, rowId, typedText } from '#platform/contract/params.ts';

export const LONGEST_NAME = 60;
export const LONGEST_DESCRIPTION = 400;

const price = {
  price: z.number().nullable().describe('null: on request; 0: free'),
  currency: z.string().nullable(),
  period: z.enum(['month', 'year']).nullable(),
};

/** What a reader is offered, in the reader's language. */
export const offer = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  ...price,
  opens: z.array(z.enum(ALL_OPENINGS as [Opening, ...Opening[]])),
});

export type Offer = z.output<typeof offer>;
export type Price = Pick<Offer, 'price' | 'currency' | 'period'>;

const texts = z.record(z.string(), z.string());

/** What the operator edits. */
export const tariff = z.object({
  id: z.number(),
  names: texts,
  descriptions: texts,
  ...price,
  level: z.number(),
  excelExportAccess: z.boolean(),
  isOffered: z.boolean(),
});

export type Tariff = z.output<typeof tariff>;

const inEachLanguage = <Part extends string, S extends z.ZodType>(part: Part, schema: S) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${part}_${language}`, schema])) as Record<
    `${Part}_${Language}`,
    S
  >;

const typedPrice = z
  .union([z.number(), z.string().regex(/^(\d{1,7}([.,]\d{1,2})?)?$/)])
  .transform((value) => (value === '' ? null : Number(String(value).replace(',', '.'))))
  .pipe(z.number().min(0).max(9_999_999).nullable());

export const changeTariff = endpoint({
  method: 'POST',
  path: '/api/operator/tariffs/:id/',
  summary: 'Change the name, description, price and availability of a plan',
  audience: 'operator',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({
    ...inEachLanguage('name', typedText.trim().max(LONGEST_NAME).default('')),
    ...inEachLanguage('description', typedText.trim().max(LONGEST_DESCRIPTION).default('')),
    name_eng: typedText.trim().min(1).max(LONGEST_NAME),
    price: typedPrice.default(null).meta({ type: 'number' }),
    currency: typedText
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{3})?$/)
      .default(''),
    period: z.enum(['month', 'year']).default('month'),
    isOffered: flag,
  }),
  reply: z.object({ success: z.literal(true) }),
  form: { refused: '/operator/tariffs/' },
});
