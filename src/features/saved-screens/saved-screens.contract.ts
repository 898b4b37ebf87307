import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId, typedText } from '#platform/contract/params.ts';

/** As many as a list can be read at a glance. */
export const MOST_SAVED = 50;
export const LONGEST_SCREEN_NAME = 100;
export const LONGEST_SCREEN_QUERY = 4_000;

const name = typedText
  .trim()
  .min(1)
  .max(LONGEST_SCREEN_NAME)
  .meta({ description: `up to ${LONGEST_SCREEN_NAME} characters` });

const savedScreen = z.object({
  id: z.number(),
  list: z.enum(SEARCH_CATEGORIES),
  name: z.string(),
  query: z.string().describe('query string of the list'),
});
export type SavedScreen = z.output<typeof savedScreen>;
export const savedScreens = z.array(savedScreen);

const BACK = { refused: '/screens/' } as const;
const params = z.strictObject({ id: rowId });
const done = z.object({ success: z.literal(true) });

export const listScreens = endpoint({
  method: 'GET',
  path: '/api/screens/',
  summary: 'Your saved screens, latest first',
  audience: 'account',
  reply: z.object({ screens: savedScreens }),
});

export const saveScreen = endpoint({
  method: 'POST',
  path: '/api/screens/',
  summary: `Save a list with its filters, order and columns under a name, up to ${MOST_SAVED}; invalid parts of its query are dropped`,
  audience: 'account',
  body: z.strictObject({ list: z.enum(SEARCH_CATEGORIES), name, query: typedText.max(LONGEST_SCREEN_QUERY) }),
  reply: savedScreen,
  form: BACK,
});

export const renameScreen = endpoint({
  method: 'POST',
  path: '/api/screens/:id/rename/',
  summary: 'Rename a saved screen',
  audience: 'account',
  params,
  body: z.strictObject({ name }),
  reply: done,
  form: BACK,
});

const ofScreen = { method: 'POST', audience: 'account', params, reply: done, form: BACK } as const;

export const removeScreen = endpoint({
  ...ofScreen,
  path: '/api/screens/:id/remove/',
  summary: 'Remove a saved screen; it can be restored for 24 hours',
  body: z.strictObject({}).optional(),
});

export const restoreScreen = endpoint({
  ...ofScreen,
  path: '/api/screens/:id/restore/',
  summary: 'Restore a screen removed within the last 24 hours',
  body: z.strictObject({}).optional(),
});
