import { z } from 'zod';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode, typedText } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { signedIn } from '#platform/session/signed-in.contract.ts';

export const LONGEST_NAME = 100;
export const LONGEST_SITE_NAME = 60;
export const LONGEST_TOKEN = 100;

export const setupPage = page({
  id: 'setup',
  path: '/setup/',
  summary: 'The first set-up; there is none once the site has an administrator',
  audience: 'person',
  query: z.object({ refused: refusedCode }),
  labels: ['setup'],
  reply: z.object({
    /** Not for a visitor at the machine itself. */
    needsToken: z.boolean(),
    hasMail: z.boolean(),
    siteName: z.string(),
    /** Of addresses without a prefix: the site always has it. */
    ownLanguage: z.enum(LANGUAGES),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

export type SetupPageData = Reply<typeof setupPage>;

/** The name of a language's box in the form. */
export const boxOf = (language: Language) => `language_${language}` as const;

const box = z.literal('on').optional();
// A form sends a box by its own name, and only where it is ticked.
const boxes = Object.fromEntries(LANGUAGES.map((language) => [boxOf(language), box])) as Record<
  ReturnType<typeof boxOf>,
  typeof box
>;

export const setUpSite = endpoint({
  method: 'POST',
  path: '/api/setup/',
  summary:
    'Create the first administrator and set name and languages of the site; only while there is no administrator',
  body: z.strictObject({
    token: z.string().max(LONGEST_TOKEN).optional(),
    name: typedText.trim().min(1).max(LONGEST_NAME),
    email: typedText.max(LONGEST_EMAIL),
    password: z.string().max(1000),
    siteName: typedText.trim().max(LONGEST_SITE_NAME),
    ...boxes,
  }),
  reply: signedIn,
  form: { refused: '/setup/', done: '/operator/start/' },
});
