import { z } from 'zod';
import { RULES } from '#domain/import/finding.ts';
import {
  DRAFT_STATES,
  draftProgress,
  fileChoices,
  importReport,
  KNOWN_MODES,
  recognisedFile,
} from '#ingest/drafts/draft.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { flag, pageNumber, refusedCode, rowId, typedText } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';
import { LABELS } from './operator-imports.contract.ts';

/** A finding of these can be accepted; `ohlc-widen` widens the day's range to its open and close. */
export const ACCEPTABLE = [...RULES, 'ohlc-widen'] as const;

/** What every page of a draft shows. */
export const shownDraft = z.object({
  id: z.number(),
  createdAt: z.string(),
  actor: z.string(),
  state: z.enum(DRAFT_STATES),
  creates: z.boolean(),
  known: z.enum(KNOWN_MODES),
  accepted: z.array(z.string()),
  progress: draftProgress,
  report: importReport.nullable(),
  digest: z.string().nullable(),
  hasChanged: z.boolean(),
  failure: z.string().nullable(),
  batchId: z.number().nullable(),
});
export type ShownDraft = z.output<typeof shownDraft>;

const params = z.strictObject({ draftId: rowId });
const refused = z.enum(ALL_REFUSALS).nullable();

export const importDraftPage = page({
  id: 'operator-import-draft',
  path: '/operator/imports/:draftId/',
  summary: 'Files of an import that is being prepared: what each was recognised as',
  audience: 'operator',
  params,
  query: z.object({ refused: refusedCode }),
  labels: LABELS,
  reply: z.object({
    draft: shownDraft,
    files: z.array(
      z.object({
        position: z.number(),
        name: z.string(),
        bytes: z.number(),
        choices: fileChoices,
        recognised: recognisedFile.omit({ header: true, sample: true }).nullable(),
      }),
    ),
    refused,
  }),
});

export const importCheckPage = page({
  id: 'operator-import-check',
  path: '/operator/imports/:draftId/check/',
  summary: 'What an import would change and what is wrong with it',
  audience: 'operator',
  params,
  query: z.object({ refused: refusedCode }),
  labels: LABELS,
  reply: z.object({ draft: shownDraft, refused }),
});

const change = z.object({
  id: z.number(),
  record: z.string(),
  subject: z.string(),
  about: z.string(),
  isNew: z.boolean(),
  fields: z.array(z.tuple([z.string(), z.string().nullable(), z.string().nullable()])),
  change: z.number().nullable(),
});

export const importDifferencePage = page({
  id: 'operator-import-difference',
  path: '/operator/imports/:draftId/difference/',
  summary: 'Rows that an import would add or change, the largest changes first',
  audience: 'operator',
  params,
  query: z.object({
    kind: z.enum(['changed', 'new']).optional().catch(undefined),
    subject: typedText.max(100).optional().catch(undefined),
    page: pageNumber,
  }),
  labels: LABELS,
  reply: z.object({
    draft: shownDraft,
    kind: z.enum(['changed', 'new']),
    subject: z.string(),
    counts: z.object({ changed: z.number(), new: z.number() }),
    changes: z.array(change),
    series: z.array(
      z.object({
        subject: z.string(),
        points: z.array(z.tuple([z.string(), z.number().nullable(), z.number().nullable()])),
      }),
    ),
    page: z.number(),
    pages: z.number(),
    total: z.number(),
  }),
});

const accepted = Object.fromEntries(ACCEPTABLE.map((rule) => [`accept_${rule}`, flag]));
const reply = z.object({ id: z.number() });

export const checkImport = endpoint({
  method: 'POST',
  path: '/api/operator/imports/:draftId/check/',
  summary: 'Check the files of an import; nothing is written',
  audience: 'operator',
  params,
  body: z.strictObject({ creates: flag, known: z.enum(KNOWN_MODES).default('replace'), ...accepted }),
  form: { refused: importDraftPage.path, done: '/operator/imports/:id/check/' },
  reply,
});

export const confirmImport = endpoint({
  method: 'POST',
  path: '/api/operator/imports/:draftId/confirm/',
  summary: 'Write what the check has shown, unless that has changed since',
  audience: 'operator',
  params,
  body: z.strictObject({ digest: z.string().regex(/^[0-9a-f]{64}$/) }),
  form: { refused: importCheckPage.path, done: '/operator/imports/:id/check/' },
  reply,
});

const nothing = z.strictObject({}).optional();

export const stopImport = endpoint({
  method: 'POST',
  path: '/api/operator/imports/:draftId/stop/',
  summary: 'Stop the check or the writing of an import; nothing is written then',
  audience: 'operator',
  params,
  body: nothing,
  form: { refused: importDraftPage.path },
  reply,
});

export const discardImport = endpoint({
  method: 'POST',
  path: '/api/operator/imports/:draftId/discard/',
  summary: 'Discard an import that is being prepared, with its files',
  audience: 'operator',
  params,
  body: nothing,
  form: { refused: importDraftPage.path, done: '/operator/imports/' },
  reply,
});

export type ImportDraftData = Reply<typeof importDraftPage>;
export type ShownFile = ImportDraftData['files'][number];
export type ImportCheckData = Reply<typeof importCheckPage>;
export type ImportDifferenceData = Reply<typeof importDifferencePage>;
