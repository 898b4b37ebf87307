import { z } from 'zod';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageNumber, rowId } from '#platform/contract/params.ts';
import { safeHtml } from '#platform/html/safe-html.ts';

/** Yes or no, as 1 or 0. */
const bit = z.literal([0, 1]);

/** What a reader asked a provider for, and what came of it. */
export const readerRequest = z.object({
  provider_id: z.number(),
  requestExists: z.boolean(),
  approved: bit,
  checked: bit.describe('1: decided'),
});

export const analyticsComment = readerRequest.extend({
  id: z.number(),
  language: z.enum(LANGUAGES).describe('language of the text; its flag is at /img/flag/{language}.svg'),
  title: z.string(),
  provider_name: z.string(),
  content: safeHtml.describe('sanitised HTML'),
  file: z
    .object({ mimetype: z.string(), size: z.number().describe('bytes') })
    .nullable()
    .describe('type of the file, also if it is locked'),
  cb_link: z.string().nullable().describe('the commentary on the provider’s own site'),
  cb_file_link: z.string().nullable().describe('only if you have access to the file'),
  date: z.string().meta({ format: 'date' }),
  linked_emitents: z.array(
    z.object({
      name: z.string(),
      cb_link: z.string().describe('path of its page, without the language prefix'),
    }),
  ),
  moderated: bit.describe('0: the file is public'),
});

/** What a page carries. */
export const analyticsBlock = z.object({
  issuer_id: z.number(),
  all_link: z.string().describe('path of the page with all commentary, without the language prefix'),
  total: z.number(),
  comments: z.array(analyticsComment).describe('latest first'),
  requests: z.array(readerRequest).nullable().describe('of the user; null on pages cached for many users'),
});

export const readCommentsAbout = endpoint({
  method: 'GET',
  path: '/api/company/:issuerId/comments_about/',
  summary: 'Analyst commentary on an issuer, latest first, 50 per page, with your access to its files',
  params: z.strictObject({ issuerId: rowId }),
  query: z.strictObject({ page: pageNumber }),
  reply: z.array(analyticsComment),
});

export type ReaderRequest = z.output<typeof readerRequest>;
export type AnalyticsComment = z.output<typeof analyticsComment>;
export type AnalyticsBlock = z.output<typeof analyticsBlock>;
