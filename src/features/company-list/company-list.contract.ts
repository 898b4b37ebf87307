import { z } from 'zod';
import { COMPANY_KINDS, COMPANY_SORTS } from './company-selection.ts';

/** Whatever an address says: what makes no sense is left out. */
const word = z.string().max(100).optional().catch(undefined);

export const companyQuery = {
  find: word.describe('part of a name in any language'),
  country: word.describe('two letters of ISO 3166'),
  branch: word.describe('the code of a branch'),
  kind: word.describe(COMPANY_KINDS.join(', ')),
  sort: word.describe(`${COMPANY_SORTS.join(', ')}; with a minus the other way round`),
};

const listedCompany = z.object({
  id: z.number(),
  string_id: z.string(),
  name: z.string(),
  is_bank: z.boolean(),
  country: z.string(),
  country_name: z.string(),
  branch_name: z.string(),
  stocks: z.number().describe('shares that are not delisted'),
  bonds: z.number().describe('bonds in circulation'),
  last_report: z.string().nullable().meta({ format: 'date' }).describe('end of the newest period under IFRS'),
});

export const companyList = z.object({
  rows: z.array(listedCompany),
  total: z.number(),
  page: z.number(),
  pages: z.number(),
  selection: z.object({
    find: z.string(),
    country: z.string().nullable(),
    branch: z.string().nullable(),
    kind: z.enum(COMPANY_KINDS),
    sort: z.enum(COMPANY_SORTS),
    isDescending: z.boolean(),
  }),
  countries: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('that have a company, by name'),
  branches: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .describe('that have a company, by name'),
});

export type CompanyListData = z.output<typeof companyList>;
export type ListedCompany = z.output<typeof listedCompany>;
