import { z } from 'zod';
import { exportJob } from '#foundation/exports/export-job.contract.ts';
import type { RefusalCode } from '#foundation/refusals/refusal.ts';
import type { Reply } from '#foundation/web/endpoint.ts';
import { page } from '#foundation/web/page.ts';
import { refusedCode } from '#foundation/web/params.ts';

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
