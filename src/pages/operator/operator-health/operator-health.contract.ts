import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { STATES } from './finding.ts';

const finding = z.object({
  state: z.enum(STATES),
  area: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const operatorHealthPage = page({
  id: 'operator-health',
  path: '/operator/health/',
  summary: 'What is wrong with the installation, and how fresh the data are',
  audience: 'operator',
  labels: ['operator-health', 'operator'],
  reply: z.object({
    checkedAt: z.string(),
    version: z.string(),
    uptimeSeconds: z.number(),
    /** What is wrong first. */
    findings: z.array(finding),
    /** Those that fetch by themselves. */
    sources: z.array(
      z.object({
        source: z.string(),
        state: z.enum(['on', 'off', 'stopped']),
        lastOkAt: z.string().nullable(),
        failures: z.number(),
      }),
    ),
    publishers: z.array(
      z.object({ publisher: z.string(), importedAt: z.string(), newestDay: z.string().nullable() }),
    ),
  }),
});

export type OperatorHealthData = Reply<typeof operatorHealthPage>;
