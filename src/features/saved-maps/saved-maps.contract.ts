import { z } from 'zod';
import { changesSaved, savedName } from '#market/saved/saved-contract.ts';
import { LONGEST_SAVED_QUERY, MOST_SAVED } from '#market/saved/saved-limits.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';

const savedMap = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string().describe('query string of the map'),
});
export type SavedMap = z.output<typeof savedMap>;
export const savedMaps = z.array(savedMap);

const form = { refused: '/bonds/map/' } as const;

export const listMaps = endpoint({
  method: 'GET',
  path: '/api/bond-maps/',
  summary: 'Your saved bond maps, latest first',
  audience: 'account',
  reply: z.object({ maps: savedMaps }),
});

export const saveMap = endpoint({
  method: 'POST',
  path: '/api/bond-maps/',
  summary: `Save a bond map under a name, up to ${MOST_SAVED}; invalid parts of its query are dropped`,
  audience: 'account',
  body: z.strictObject({ name: savedName, query: typedText.max(LONGEST_SAVED_QUERY) }),
  reply: savedMap,
  form,
});

export const renameMap = endpoint({
  ...changesSaved,
  path: '/api/bond-maps/:id/rename/',
  summary: 'Rename a saved map',
  body: z.strictObject({ name: savedName }),
  form,
});

export const removeMap = endpoint({
  ...changesSaved,
  path: '/api/bond-maps/:id/remove/',
  summary: 'Remove a saved map; it can be restored for 24 hours',
  body: z.strictObject({}).optional(),
  form,
});

export const restoreMap = endpoint({
  ...changesSaved,
  path: '/api/bond-maps/:id/restore/',
  summary: 'Restore a map removed within the last 24 hours',
  body: z.strictObject({}).optional(),
  form,
});
