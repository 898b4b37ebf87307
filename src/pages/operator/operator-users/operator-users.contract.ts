import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { rowId, typedText } from '#platform/contract/params.ts';
import { USER_KINDS } from './user-kinds.ts';

export const operatorUsersPage = page({
  id: 'operator-users',
  path: '/operator/users/',
  summary: 'Find users by e-mail, name or phone; latest first',
  audience: 'operator',
  query: z.object({
    find: typedText.trim().max(100).catch('').default(''),
    kind: z.enum(USER_KINDS).catch('all').default('all'),
    before: rowId.optional().catch(undefined),
  }),
  labels: ['operator-users', 'operator'],
  reply: z.object({
    find: z.string(),
    kind: z.enum(USER_KINDS),
    isFirst: z.boolean(),
    /** Where the next page begins. */
    older: z.number().nullable(),
    users: z.array(
      z.object({
        id: z.number(),
        email: z.string(),
        name: z.string(),
        phone: z.string().nullable(),
        level: z.number(),
        tariff: z.number().nullable(),
        tariffName: z.string().nullable(),
        isOperator: z.boolean(),
        isLocked: z.boolean(),
        registeredAt: z.string(),
        lastSeenAt: z.string().nullable(),
      }),
    ),
  }),
});

export type OperatorUsersData = Reply<typeof operatorUsersPage>;
