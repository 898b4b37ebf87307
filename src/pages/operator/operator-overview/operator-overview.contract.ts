import { z } from 'zod';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';

/** Where rows are many a sample of them is counted. */
const count = z.object({ value: z.number(), precision: z.enum(['exact', 'about', 'more-than']) });

const queue = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  failed: z.number(),
  lastError: z.string().nullable(),
});

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  failedAt: z.string(),
  tries: z.number(),
  error: z.string(),
});

export const operatorOverviewPage = page({
  id: 'operator-overview',
  path: '/operator/',
  summary: 'System status: users, pending tasks, messages, jobs, database',
  audience: 'operator',
  query: z.object({ refused: refusedCode }),
  labels: ['operator-overview', 'operator', 'table', 'locked-value'],
  reply: z.object({
    people: z.object({
      paid: count,
      signedIn: count,
      levelZero: count,
      operators: count,
      locked: count,
      sessions: count,
      actionsToday: count,
    }),
    work: z.object({
      requests: z.number(),
      commentRequests: z.number(),
      tickets: z.number(),
      unread: z.number(),
    }),
    messages: z.object({ held: z.number(), waiting: z.number(), failed: z.number() }),
    store: z.object({
      bytes: z.number(),
      version: z.string(),
      isEmbedded: z.boolean(),
      replicas: z.number(),
      connections: z.number(),
      mostConnections: z.number(),
      migrations: z.number(),
      lastMigration: z.string(),
    }),
    process: z.object({ uptimeSeconds: z.number(), pageCacheBytes: z.number() }),
    /** Null before the queues have started for the first time. */
    jobs: z.object({ queues: z.array(queue), failed: z.array(failedJob) }).nullable(),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/api/operator/jobs/:jobId/retry/',
  summary: 'Run a failed job again',
  audience: 'operator',
  params: z.strictObject({ jobId: z.uuid() }),
  body: z.strictObject({}).optional(),
  reply: z.object({ waiting: z.literal(true) }),
  form: { refused: operatorOverviewPage.path },
});

export type OperatorOverviewData = Reply<typeof operatorOverviewPage>;
export type Count = z.output<typeof count>;
export type Jobs = NonNullable<OperatorOverviewData['jobs']>;
