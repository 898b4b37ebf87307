import { z } from 'zod';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';

export const operatorStartPage = page({
  id: 'operator-start',
  path: '/operator/start/',
  summary: 'First steps: import files, connect a source or load the demo market',
  audience: 'operator',
  query: z.object({ refused: refusedCode }),
  labels: ['operator-start', 'operator', 'progress'],
  reply: z.object({
    hasData: z.boolean(),
    /** Its accounts have a published password, so only this machine may serve it. */
    mayLoadDemo: z.boolean(),
    demo: z.object({
      phase: z.enum(['idle', 'running', 'done', 'failed', 'stopped']),
      /** The table that is being written. */
      step: z.string(),
      percent: z.number(),
    }),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

export type OperatorStartData = Reply<typeof operatorStartPage>;

const change = {
  method: 'POST',
  audience: 'operator',
  body: z.strictObject({}).optional(),
  form: { refused: operatorStartPage.path },
} as const;

export const loadDemoMarket = endpoint({
  ...change,
  path: '/api/operator/demo/load/',
  summary: 'Load the demo market into an empty site; the progress is part of the page of first steps',
  reply: z.object({ running: z.literal(true) }),
});

export const stopDemoMarket = endpoint({
  ...change,
  path: '/api/operator/demo/stop/',
  summary: 'Stop loading the demo market; nothing of it remains',
  reply: z.object({ stopped: z.literal(true) }),
});
