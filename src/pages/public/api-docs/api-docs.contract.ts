import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';

export const apiDocsPage = page({
  id: 'api-docs',
  path: '/api/docs/',
  summary: 'The API reference',
  labels: ['api-docs'],
  reply: z.object({
    calls: z.array(
      z.object({
        method: z.enum(['GET', 'POST']),
        path: z.string(),
        summary: z.string(),
        kind: z.enum(['endpoint', 'page']),
        locked: z.array(z.string()).describe('fields that are locked for some viewers'),
      }),
    ),
  }),
});

export type ApiDocsPageData = Reply<typeof apiDocsPage>;
