import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { refusedCode } from '#platform/contract/params.ts';
import { exportJob } from '#platform/exports/export-job.contract.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';

export const exportsPage = page({
  id: 'exports',
  path: '/exports/',
  summary: 'Your background exports, ready or in progress',
  audience: 'account',
  query: z.object({ refused: refusedCode }),
  labels: ['export-files', 'progress'],
  reply: z.object({
    refused: z.custom<RefusalCode>().nullable().meta({ type: 'string' }),
    files: z.array(exportJob),
  }),
});

export type ExportsPageData = Reply<typeof exportsPage>;
