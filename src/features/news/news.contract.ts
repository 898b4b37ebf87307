import { z } from 'zod';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { linkedIssuer } from '#market/issuers/linked-issuer.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';

const newsItem = z.object({
  id: z.number(),
  published_at: z.string().describe('YYYY-MM-DDTHH:MM in the site’s time zone'),
  language: z.enum(LANGUAGES),
  title: z.string().describe('plain text'),
  text: z.string(),
  link: z.string().nullable().describe('link to the original story'),
  linked_issuers: z.array(linkedIssuer).describe('other issuers the item is about'),
});

export const issuerNews = z.object({
  issuer_id: z.number(),
  items: z
    .array(newsItem)
    .describe(
      'latest first; each story once, in the language of the page, else in English, else in another language',
    ),
  next: z.string().nullable().describe('pass as `before` to get older items; null at the end'),
});

export const readNews = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/news/',
  summary: 'News about an issuer, latest first, page by page',
  params: z.strictObject({ issuerId: rowId }),
  query: z.strictObject({
    before: z
      .string()
      .regex(/^-?\d{1,16}\.\d{1,10}$/)
      .optional()
      .describe('`next` from the previous response'),
  }),
  reply: issuerNews,
});

/** What was heard last of the whole market. */
export const marketNews = z.object({
  items: z
    .array(newsItem)
    .describe(
      'latest first; each story once, in the language of the page, else in English, else in another language',
    ),
});

export type NewsItem = z.output<typeof newsItem>;
export type MarketNewsData = z.output<typeof marketNews>;
export type IssuerNews = z.output<typeof issuerNews>;
