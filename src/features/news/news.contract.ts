import { z } from 'zod';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { linkedIssuer } from '#foundation/issuers/linked-issuer.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';

const newsItem = z.object({
  id: z.number(),
  published_at: z.string().describe("YYYY-MM-DDTHH:MM on the site's clock"),
  language: z.enum(LANGUAGES),
  title: z.string().describe('plain text, as all of it'),
  text: z.string(),
  link: z.string().nullable().describe('the story at its source'),
  linked_emitents: z.array(linkedIssuer).describe('whom it is about besides the issuer asked for'),
});

export const issuerNews = z.object({
  emitent_id: z.number(),
  items: z
    .array(newsItem)
    .describe("newest first; each story once: in the page's language, else in English, else in another"),
  next: z.string().nullable().describe('asks for the older ones as `before`; null at the end'),
});

export const readNews = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/news/',
  summary: 'News of an issuer, newest first, some at a time',
  params: z.strictObject({ emitentId: rowId }),
  query: z.strictObject({
    before: z
      .string()
      .regex(/^-?\d{1,16}\.\d{1,10}$/)
      .optional()
      .describe('`next` of the answer before'),
  }),
  reply: issuerNews,
});

/** What was heard last of the whole market. */
export const marketNews = z.object({
  items: z
    .array(newsItem)
    .describe("newest first; each story once: in the page's language, else in English, else in another"),
});

export type NewsItem = z.output<typeof newsItem>;
export type MarketNewsData = z.output<typeof marketNews>;
export type IssuerNews = z.output<typeof issuerNews>;
