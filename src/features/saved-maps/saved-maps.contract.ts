import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId, typedText } from '#platform/contract/params.ts';

/** As many as a list can be read at a glance. */
export const MOST_SAVED = 50;
export const LONGEST_MAP_NAME = 100;
export const LONGEST_MAP_QUERY = 4_000;

const name = typedText
  .trim()
  .min(1)
  .max(LONGEST_MAP_NAME)
  .meta({ description: `up to ${LONGEST_MAP_NAME} characters` });

const savedMap = z.object({
  id: z.number(),
  name: z.string(),
  query: z.string().describe('query string of the map'),
});
export type SavedMap = z.output<typeof savedMap>;
export const savedMaps = z.array(savedMap);

const BACK = { refused: '/bonds/map/' } as const;
const params = z.strictObject({ id: rowId });
const done = z.object({ success: z.literal(true) });

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
  body: z.strictObject({ name, query: typedText.max(LONGEST_MAP_QUERY) }),
  reply: savedMap,
  form: BACK,
});

export const renameMap = endpoint({
  method: 'POST',
  path: '/api/bond-maps/:id/rename/',
  summary: 'Rename a saved map',
  audience: 'account',
  params,
  body: z.strictObject({ name }),
  reply: done,
  form: BACK,
});

const ofMap = { method: 'POST', audience: 'account', params, reply: done, form: BACK } as const;

export const removeMap = endpoint({
  ...ofMap,
  path: '/api/bond-maps/:id/remove/',
  summary: 'Remove a saved map; it can be restored for 24 hours',
  body: z.strictObject({}).optional(),
});

export const restoreMap = endpoint({
  ...ofMap,
  path: '/api/bond-maps/:id/restore/',
  summary: 'Restore a map removed within the last 24 hours',
  body: z.strictObject({}).optional(),
});
