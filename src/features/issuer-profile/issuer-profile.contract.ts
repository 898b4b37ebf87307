import { z } from 'zod';

/** A text, and the language that it is in where that is not the reader's. */
const foreignText = z.object({ text: z.string(), language: z.string().nullable() });

export const issuerProfile = z.object({
  description: foreignText.nullable(),
  address: foreignText.nullable(),
  website: z.string().nullable(),
  registration_number: z.string().nullable(),
  registered_on: z.string().nullable().meta({ format: 'date' }),
  founded: z.number().nullable().describe('a year'),
  employees: z.number().nullable(),
  country: z.string().describe('two letters of ISO 3166'),
  branch_code: z.string(),
  branch_name: z.string(),
});

export type IssuerProfileData = z.output<typeof issuerProfile>;
export type ForeignText = z.output<typeof foreignText>;
