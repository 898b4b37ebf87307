import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/profile/support/unread/',
  summary: 'How many messages of support the reader has not read; 0 without support',
  audience: 'account',
  reply: z.object({ count: z.number() }),
});
