import { z } from 'zod';
import { LARGEST_ACTION } from '#domain/actions/actions.ts';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { typedText } from '#platform/contract/params.ts';

export const MOST_ROWS_A_FILE = 100_000;

const typed = (longest: number) => typedText.trim().max(longest).default('').catch('');

/** Empty or not to be read: no filter. */
export const logQuery = z.object({
  action: z.coerce.number().int().min(1).max(LARGEST_ACTION).nullable().catch(null).default(null),
  email: typed(254),
  from: typed(40),
  to: typed(40),
});

const day = z.string().meta({ format: 'date' });

export const operatorLogPage = page({
  id: 'operator-log',
  path: '/operator/log/',
  summary: 'Action log: user activity, latest first, with counts for the selected dates (up to 92 days)',
  audience: 'operator',
  query: logQuery.extend({ after: typed(40) }),
  labels: ['operator', 'operator-log', 'date-picker', 'table', 'hint', 'locked-value'],
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        at: z.string().meta({ format: 'date-time' }),
        shown_at: z.string(),
        action_id: z.number(),
        email: z.string().nullable(),
        bond: z.string().nullable(),
      }),
    ),
    counts: z.array(z.object({ action_id: z.number(), count: z.number() })),
    next: z.string().nullable().describe('`after` for the next page'),
    is_first: z.boolean(),
    is_known: z.boolean().describe('false: no account has this address'),
    filter: z.object({ action: z.number().nullable(), email: z.string(), from: day, to: day }),
    today: day,
  }),
});

export type OperatorLogPageData = Reply<typeof operatorLogPage>;
