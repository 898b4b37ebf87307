import { z } from 'zod';
import { FAILURES } from '#ingest/sources/source-failure.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { entityKey, flag, refusedCode, rowId, typedText } from '#platform/contract/params.ts';

export const STATES = ['on', 'paused', 'stopped', 'manual'] as const;
export const REASONS = ['rejected', 'changed', 'new_instrument', 'held_file', 'unread_file'] as const;
/** What a source fetches where it is no connector. */
export const PLAIN_KINDS = ['folder', 'https', 's3'] as const;

const shownSource = z.object({
  code: z.string(),
  name: z.string(),
  /** A kind, or the code of a connector. */
  what: z.string(),
  address: z.string(),
  schedule: z.string(),
  timeZone: z.string(),
  state: z.enum(STATES),
  lastRunAt: z.string().nullable(),
  lastOkAt: z.string().nullable(),
  nextRunAt: z.string().nullable(),
  failures: z.number(),
  failure: z
    .object({ code: z.enum(FAILURES), details: z.record(z.string(), z.union([z.string(), z.number()])) })
    .nullable(),
  waiting: z.object({ batchId: z.number(), reasons: z.array(z.enum(REASONS)) }).nullable(),
  form: z.object({
    creates: z.boolean(),
    format: z.string(),
    venue: z.string(),
    values: z.string(),
    secret: z.string(),
    maxRejected: z.number(),
    maxChanged: z.number(),
    mayCreate: z.boolean(),
  }),
});

export const operatorSourcesPage = page({
  id: 'operator-sources',
  path: '/operator/sources/:code?/',
  summary: 'Sources of imports that fetch by themselves, or one of them with its settings',
  audience: 'operator',
  params: z.strictObject({ code: entityKey.optional() }),
  query: z.object({ refused: refusedCode }),
  labels: ['operator-sources', 'operator', 'dialog'],
  reply: z.object({
    sources: z.array(shownSource).describe('empty if one was requested'),
    source: shownSource.nullable(),
    connectors: z.array(z.object({ code: z.string(), title: z.string() })),
    formats: z.array(z.string()),
    refused: refusedCode,
  }),
});

export type OperatorSourcesData = Reply<typeof operatorSourcesPage>;
export type ShownSource = z.output<typeof shownSource>;

const short = typedText.trim().max(100).default('');
const percent = z
  .union([z.number(), z.string().regex(/^\d{1,3}([.,]\d{1,4})?$/)])
  .transform((value) => Number(String(value).replace(',', '.')))
  .pipe(z.number().min(0).max(100))
  .meta({ type: 'number', minimum: 0, maximum: 100 });

const fields = {
  address: typedText.trim().max(500).default(''),
  schedule: short,
  time_zone: short,
  /** Separated by commas or lines. */
  values: z.string().max(20_000).default(''),
  format: short,
  venue: short,
  secret: short,
  max_rejected: percent.default(1),
  max_changed: percent.default(5),
  creates: flag,
  may_create: flag,
};

const changed = z.object({ changed: z.literal(true) });
const byCode = {
  method: 'POST',
  audience: 'operator',
  params: z.strictObject({ code: entityKey }),
  reply: changed,
  form: { refused: '/operator/sources/:code/' },
} as const;
const empty = z.strictObject({}).optional();

export const addSource = endpoint({
  method: 'POST',
  path: '/api/operator/sources/',
  summary: 'Add a source of imports; with a schedule it begins at once',
  audience: 'operator',
  body: z.strictObject({ code: entityKey, what: short, ...fields }),
  reply: z.object({ code: z.string() }),
  form: { refused: '/operator/sources/' },
});

export const editSource = endpoint({
  ...byCode,
  path: '/api/operator/sources/:code/',
  summary: 'Change the address, schedule and limits of a source',
  body: z.strictObject(fields),
});

export const runSource = endpoint({
  ...byCode,
  path: '/api/operator/sources/:code/run/',
  summary: 'Run a source now',
  body: empty,
});

export const pauseSource = endpoint({
  ...byCode,
  path: '/api/operator/sources/:code/pause/',
  summary: 'Stop a source from running by itself',
  body: empty,
});

export const resumeSource = endpoint({
  ...byCode,
  path: '/api/operator/sources/:code/resume/',
  summary: 'Let a source run by its schedule again',
  body: empty,
});

export const removeSource = endpoint({
  ...byCode,
  path: '/api/operator/sources/:code/delete/',
  summary: 'Remove a source; what it has imported stays',
  body: empty,
});

const byRun = {
  method: 'POST',
  audience: 'operator',
  params: z.strictObject({ batchId: rowId }),
  body: empty,
  reply: changed,
  form: { refused: '/operator/sources/' },
} as const;

export const confirmRun = endpoint({
  ...byRun,
  path: '/api/operator/source-runs/:batchId/confirm/',
  summary: 'Write a run of a source that waits for confirmation',
});

export const discardRun = endpoint({
  ...byRun,
  path: '/api/operator/source-runs/:batchId/discard/',
  summary: 'Discard a run of a source that waits for confirmation',
});
