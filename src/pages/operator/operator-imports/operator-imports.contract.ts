import { z } from 'zod';
import { DRAFT_STATES } from '#ingest/drafts/draft.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber, refusedCode } from '#platform/contract/params.ts';
import { uploadedParts } from '#platform/contract/uploaded-part.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';

export const LABELS = ['operator-imports', 'operator', 'table', 'progress', 'pager', 'hint', 'locked-value'];

export const BATCH_STATES = ['open', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;
export const BATCH_KINDS = ['command', 'upload', 'schedule', 'feed', 'demo', 'undo'] as const;

const draft = z.object({
  id: z.number(),
  createdAt: z.string(),
  actor: z.string(),
  state: z.enum(DRAFT_STATES),
  files: z.number(),
  names: z.array(z.string()),
});

const batch = z.object({
  id: z.number(),
  at: z.string(),
  actor: z.string(),
  status: z.enum(BATCH_STATES),
  kind: z.enum(BATCH_KINDS),
  source: z.string(),
  files: z.number(),
  names: z.array(z.string()),
  added: z.number(),
  changed: z.number(),
});

export const operatorImportsPage = page({
  id: 'operator-imports',
  path: '/operator/imports/',
  summary: 'Imports: those being prepared and those that were written, latest first',
  audience: 'operator',
  query: z.object({ page: pageNumber, refused: refusedCode }),
  labels: LABELS,
  reply: z.object({
    drafts: z.array(draft),
    batches: z.array(batch),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
    largestMegabytes: z.number(),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

export const uploadFiles = endpoint({
  method: 'POST',
  path: '/api/operator/imports/',
  summary: 'Upload files to import: as multipart/form-data, several or an archive',
  audience: 'operator',
  body: uploadedParts,
  readsFiles: true,
  form: { refused: operatorImportsPage.path, done: '/operator/imports/:id/' },
  reply: z.object({ id: z.number() }),
});

export type OperatorImportsData = Reply<typeof operatorImportsPage>;
export type ListedDraft = z.output<typeof draft>;
export type ListedBatch = z.output<typeof batch>;
