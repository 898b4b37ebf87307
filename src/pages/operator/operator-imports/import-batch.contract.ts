import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { flag, refusedCode, rowId, typedText } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';
import { BATCH_KINDS, BATCH_STATES, LABELS } from './operator-imports.contract.ts';

const params = z.strictObject({ batchId: rowId });

export const importBatchPage = page({
  id: 'operator-import-batch',
  path: '/operator/imports/batches/:batchId/',
  summary: 'What an import has changed, what it has not taken, and its undo',
  audience: 'operator',
  params,
  query: z.object({ refused: refusedCode }),
  labels: LABELS,
  reply: z.object({
    batch: z.object({
      id: z.number(),
      at: z.string(),
      actor: z.string(),
      status: z.enum(BATCH_STATES),
      kind: z.enum(BATCH_KINDS),
      source: z.string(),
      rows: z.number(),
      undoOf: z.number().nullable(),
      undoneBy: z.number().nullable(),
      failure: z.string().nullable(),
      undo: z
        .object({ state: z.enum(['running', 'refused', 'failed']), batches: z.array(z.number()) })
        .nullable(),
    }),
    records: z.array(
      z.object({ record: z.string(), added: z.number(), changed: z.number(), removed: z.number() }),
    ),
    things: z.array(
      z.object({
        name: z.string(),
        path: z.string(),
        isIssuer: z.boolean(),
        firstDay: z.string().nullable(),
        lastDay: z.string().nullable(),
        rows: z.number(),
      }),
    ),
    thingCount: z.number(),
    files: z.array(
      z.object({
        position: z.number(),
        name: z.string(),
        format: z.string().nullable(),
        records: z.number(),
        accepted: z.number(),
        rejected: z.number(),
        held: z.number(),
        skipped: z.number(),
        /** How many of its records can be downloaded and corrected. */
        listed: z.number(),
      }),
    ),
    rules: z.array(z.object({ rule: z.string(), severity: z.string(), count: z.number() })),
    canUndo: z.boolean(),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

export const undoImportBatch = endpoint({
  method: 'POST',
  path: '/api/operator/imports/batches/:batchId/undo/',
  summary: 'Take back what an import added and changed',
  audience: 'operator',
  params,
  body: z.strictObject({ keepsLater: flag }),
  form: { refused: importBatchPage.path, done: '/operator/imports/batches/:id/' },
  reply: z.object({ id: z.number() }),
});

export const rejectedDownload = download({
  path: '/operator/imports/batches/:batchId/rejected/:position/',
  summary: 'Records of a file that were not taken, to correct and import again',
  audience: 'operator',
  params: params.extend({
    position: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .meta({ type: 'integer' }),
  }),
});

export const differenceDownload = download({
  path: '/operator/imports/:draftId/difference/file/',
  summary: 'Rows that an import would add or change, as CSV',
  audience: 'operator',
  params: z.strictObject({ draftId: rowId }),
  query: z.object({
    kind: z.enum(['changed', 'new']).optional().catch(undefined),
    subject: typedText.max(100).optional().catch(undefined),
  }),
});

export type ImportBatchData = Reply<typeof importBatchPage>;
