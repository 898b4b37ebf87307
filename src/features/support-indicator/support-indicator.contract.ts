import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/profile/support/unread/',
  summary: 'Number of unread messages from support; 0 if the plan does not include support',
  audience: 'account',
  reply: z.object({ count: z.number() }),
});
