import { z } from 'zod';

/** A text, and the language that it is in where that is not the reader's. */
const foreignText = z.object({ text: z.string(), language: z.string().nullable() });

export const issuerProfile = z.object({
  description: foreignText.nullable(),
  address: foreignText.nullable(),
  website: z.string().nullable(),
  registration_number: z.string().nullable(),
  registered_on: z.string().nullable().meta({ format: 'date' }),
  founded: z.number().nullable().describe('year of foundation'),
  employees: z.number().nullable(),
  country: z.string().describe('ISO 3166 alpha-2'),
  industry_code: z.string(),
  industry_name: z.string(),
});

export type IssuerProfileData = z.output<typeof issuerProfile>;
export type ForeignText = z.output<typeof foreignText>;
