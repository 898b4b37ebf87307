import { z } from 'zod';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { NUMBERS } from '#platform/i18n/numbers.ts';
import { DENSITIES, THEMES } from '#platform/look/look.ts';
import { isStorable } from './storable.ts';

const theme = z.enum(THEMES);
const numbers = z.enum(NUMBERS);
const density = z.enum(DENSITIES);
const globals = z.strictObject({ hints: z.boolean(), theme, numbers, density });

/** The documents know `globals` with its hints; any other key belongs to the part of the site that wrote it. */
const settings = z.looseObject({ globals });
const change = z.looseObject({ globals: globals.partial().optional() }).refine(isStorable);

/** A switch in a form: a hidden "off" stands before the box, so that both are sent when it is on. */
const onOrOff = z.enum(['on', 'off']);
const switched = z
  .union([onOrOff, z.array(onOrOff).min(1).max(2)])
  .transform((sent) => sent === 'on' || sent.includes('on'))
  .meta({ type: 'string', enum: ['on', 'off'] });

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings/',
  summary: 'The visitor’s settings: from the account, or from cookies for anonymous visitors',
  reply: settings,
});

const sid = z.string().max(200).optional();

/** As the documents call it, nested or by its literal name, or as a form of ours posts it. The old program's session id is accepted and not needed. */
export const setSettings = endpoint({
  method: 'POST',
  path: '/api/user/set-settings/',
  summary: 'Change settings: omitted keys are kept, null removes a key; up to 8 kB',
  body: z.union([
    z.strictObject({ sid, settings: z.strictObject({ settings: change }) }),
    z.strictObject({ sid, 'settings.settings': change }),
    z.strictObject({
      theme: theme.optional(),
      hints: switched.optional(),
      numbers: numbers.optional(),
      density: density.optional(),
    }),
  ]),
  reply: settings,
  form: { refused: '/profile/' },
});

export const setEmailLanguage = endpoint({
  method: 'POST',
  path: '/api/user/language/',
  summary: 'Language of e-mails to this account; empty: same as the page',
  audience: 'account',
  body: z.strictObject({ language: z.enum(['', ...LANGUAGES]) }),
  reply: z.object({ language: z.enum(LANGUAGES).nullable() }),
  form: { refused: '/profile/' },
});

/** What a page that is cached for many cannot say about the one who reads it. */
export const readUserState = endpoint({
  method: 'GET',
  path: '/api/user/state/',
  summary: 'The signed-in user, and whether there are new downloads',
  audience: 'account',
  reply: z.object({
    name: z.string(),
    email: z.string(),
    isOperator: z.boolean(),
    hasExports: z.boolean().describe('an export is in progress, or finished and not yet seen'),
  }),
});

export type Settings = z.output<typeof settings>;
export type SettingsBody = z.output<(typeof setSettings)['body']>;
export type SettingsChange = z.output<typeof change>;
export type UserState = z.output<(typeof readUserState)['reply']>;
