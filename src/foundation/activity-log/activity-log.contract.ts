import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { rowId } from '#foundation/web/params.ts';

const LARGEST_ACTION = 2_147_483_647;

const body = z.strictObject({ actionId: z.number().int().min(1).max(LARGEST_ACTION) });
const reply = z.object({ success: z.literal(true) });

export const logAction = endpoint({
  method: 'POST',
  path: '/api/contactActionLog/',
  summary: 'Note that a reader opened something that is counted',
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
