import { z } from 'zod';
import { SEARCH_CATEGORIES } from '#domain/search/categories.ts';
import { changesSaved, savedName } from '#market/saved/saved-contract.ts';
import { LONGEST_SAVED_QUERY, MOST_SAVED } from '#market/saved/saved-limits.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';

const list = z.enum(SEARCH_CATEGORIES);
const savedScreen = z.object({
  id: z.number(),
  list,
  name: z.string(),
  query: z.string().describe('query string of the list'),
});
export type SavedScreen = z.output<typeof savedScreen>;
export const savedScreens = z.array(savedScreen);

const form = { refused: '/screens/' } as const;

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
  body: z.strictObject({ list, name: savedName, query: typedText.max(LONGEST_SAVED_QUERY) }),
  reply: savedScreen,
  form,
});

export const renameScreen = endpoint({
  ...changesSaved,
  path: '/api/screens/:id/rename/',
  summary: 'Rename a saved screen',
  body: z.strictObject({ name: savedName }),
  form,
});

export const removeScreen = endpoint({
  ...changesSaved,
  path: '/api/screens/:id/remove/',
  summary: 'Remove a saved screen; it can be restored for 24 hours',
  body: z.strictObject({}).optional(),
  form,
});

export const restoreScreen = endpoint({
  ...changesSaved,
  path: '/api/screens/:id/restore/',
  summary: 'Restore a screen removed within the last 24 hours',
  body: z.strictObject({}).optional(),
  form,
});
