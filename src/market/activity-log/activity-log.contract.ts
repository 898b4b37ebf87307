import { z } from 'zod';
import { ACTIONS, LARGEST_ACTION } from '#domain/actions/actions.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { rowId } from '#platform/contract/params.ts';

const body = z.strictObject({ actionId: z.number().int().min(1).max(LARGEST_ACTION) });
const reply = z.object({ success: z.literal(true) });
const emptyBody = z.strictObject({}).optional();

const actionInPath = z.strictObject({
  id: rowId
    .refine((id) => id <= LARGEST_ACTION)
    .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ACTION }),
});

export const logAction = endpoint({
  method: 'POST',
  path: '/api/contactActionLog/',
  summary: 'Log that a user opened something',
  body,
  reply,
});

export const postStockAction = endpoint({
  method: 'POST',
  path: '/api/stocks/contactActionLog/',
  summary: 'The same for a stock page',
  body,
  reply,
});

export const logBondAction = endpoint({
  method: 'POST',
  path: '/api/bonds/:bondId/contactActionLog/',
  summary: 'The same for a bond page',
  params: z.strictObject({ bondId: rowId }),
  body,
  reply,
});

const GLOBAL_PATH = '/cb/current_user/action_log/global/json/:id/';

export const getGlobalAction = endpoint({
  method: 'GET',
  path: GLOBAL_PATH,
  summary: 'Log an action of the signed-in user',
  audience: 'account',
  changesState: true,
  params: actionInPath,
  reply,
});

export const postGlobalAction = endpoint({
  method: 'POST',
  path: GLOBAL_PATH,
  summary: 'The same, by POST',
  audience: 'account',
  params: actionInPath,
  body: emptyBody,
  reply,
});

const SEARCH_PATH = `/api/action_log/${ACTIONS.search}/`;

export const getSearchUsage = endpoint({
  method: 'GET',
  path: SEARCH_PATH,
  summary: 'Log that the signed-in user used a search box',
  audience: 'account',
  changesState: true,
  reply,
});

export const postSearchUsage = endpoint({
  method: 'POST',
  path: SEARCH_PATH,
  summary: 'The same, by POST',
  audience: 'account',
  body: emptyBody,
  reply,
});
