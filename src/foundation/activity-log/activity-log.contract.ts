import { z } from 'zod';
import { ACTIONS, LARGEST_ACTION } from '#domain/actions/actions.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';

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
  summary: 'Note that a reader opened something that is counted',
  body,
  reply,
});

export const postStockAction = endpoint({
  method: 'POST',
  path: '/api/stocks/contactActionLog/',
  summary: 'The same on the page of a share',
  body,
  reply,
});

export const logBondAction = endpoint({
  method: 'POST',
  path: '/api/bonds/:bondId/contactActionLog/',
  summary: 'The same on the page of a bond',
  params: z.strictObject({ bondId: rowId }),
  body,
  reply,
});

const GLOBAL_PATH = '/cb/current_user/action_log/global/json/:id/';

export const getGlobalAction = endpoint({
  method: 'GET',
  path: GLOBAL_PATH,
  summary: 'Note an action of the signed-in reader',
  audience: 'account',
  changesState: true,
  params: actionInPath,
  reply,
});

export const postGlobalAction = endpoint({
  method: 'POST',
  path: GLOBAL_PATH,
  summary: 'The same by a method that says it changes something',
  audience: 'account',
  params: actionInPath,
  body: emptyBody,
  reply,
});

const SEARCH_PATH = `/api/action_log/${ACTIONS.search}/`;

export const getSearchUsage = endpoint({
  method: 'GET',
  path: SEARCH_PATH,
  summary: 'Note that the signed-in reader used a search box',
  audience: 'account',
  changesState: true,
  reply,
});

export const postSearchUsage = endpoint({
  method: 'POST',
  path: SEARCH_PATH,
  summary: 'The same by a method that says it changes something',
  audience: 'account',
  body: emptyBody,
  reply,
});
