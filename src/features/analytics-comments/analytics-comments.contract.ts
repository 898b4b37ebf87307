import { z } from 'zod';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { safeHtml } from '#foundation/html/safe-html.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { pageNumber, rowId } from '#foundation/web/params.ts';

/** A yes or no of document B. */
const bit = z.literal([0, 1]);

/** What a reader asked a provider for, and what came of it. */
export const readerRequest = z.object({
  provider_id: z.number(),
  requestExists: z.boolean(),
  approved: bit,
  checked: bit.describe('1: somebody has decided'),
});

export const analyticsComment = readerRequest.extend({
  id: z.number(),
  language: z.enum(LANGUAGES).describe('of the text; its flag is at /img/flag/{language}.svg'),
  title: z.string(),
  provider_name: z.string(),
  content: safeHtml.describe('sanitised HTML'),
  file: z
    .object({ mimetype: z.string(), size: z.number().describe('bytes') })
    .nullable()
    .describe('what the file is, also for those who may not open it'),
  cb_link: z.string().nullable().describe("the comment at its provider's own site"),
  cb_file_link: z.string().nullable().describe('only where the file is open to you'),
  date: z.string().meta({ format: 'date' }),
  linked_emitents: z.array(
    z.object({
      name: z.string(),
      cb_link: z.string().describe('its page on this site, without the language'),
    }),
  ),
  moderated: bit.describe('0: the file is open to everyone'),
});

/** What a page carries. */
export const analyticsBlock = z.object({
  emitent_id: z.number(),
  all_link: z.string().describe('the page of all comments, without the language'),
  total: z.number(),
  comments: z.array(analyticsComment).describe('newest first'),
  requests: z
    .array(readerRequest)
    .nullable()
    .describe('of the reader; null on a page that is the same for many readers'),
});

export const readCommentsAbout = endpoint({
  method: 'GET',
  path: '/api/company/:emitentId/comments_about/',
  summary:
    'Comments of analysts about an issuer, newest first, fifty a page, with what you may do with their files',
  params: z.strictObject({ emitentId: rowId }),
  query: z.strictObject({ page: pageNumber }),
  reply: z.array(analyticsComment),
});

export type ReaderRequest = z.output<typeof readerRequest>;
export type AnalyticsComment = z.output<typeof analyticsComment>;
export type AnalyticsBlock = z.output<typeof analyticsBlock>;
