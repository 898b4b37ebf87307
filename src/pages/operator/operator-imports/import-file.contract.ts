import { z } from 'zod';
import { RECORD_ORDER } from '#domain/import/record-order.ts';
import { DAY_ORDERS, DECIMALS, ENCODINGS, fileChoices, recognisedFile } from '#ingest/drafts/draft.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { flag, refusedCode, rowId, typedText } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';
import { shownDraft } from './import-draft.contract.ts';
import { LABELS } from './operator-imports.contract.ts';

const MOST_COLUMNS = 1_000;

/** Delimiters under names that an option of a form can have. */
export const DELIMITER_NAMES = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const;

export const params = z.strictObject({
  draftId: rowId,
  position: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .meta({ type: 'integer' }),
});

const preview = z.object({
  record: z.enum(RECORD_ORDER).nullable(),
  columns: z.record(z.string(), z.string()),
  guessed: z.array(z.string()),
  rows: z.array(
    z.object({
      line: z.number(),
      values: z.record(z.string(), z.string()),
      fault: z
        .object({ rule: z.string(), field: z.string().optional(), value: z.string().optional() })
        .nullable(),
    }),
  ),
});

export const importFilePage = page({
  id: 'operator-import-file',
  path: '/operator/imports/:draftId/files/:position/',
  summary: 'How one file of an import is read: format, encoding, columns, and its first records',
  audience: 'operator',
  params,
  query: z.object({ refused: refusedCode }),
  labels: LABELS,
  reply: z.object({
    draft: shownDraft,
    position: z.number(),
    name: z.string(),
    bytes: z.number(),
    choices: fileChoices,
    recognised: recognisedFile.nullable(),
    formats: z.array(z.string()),
    /** Of the record type that its rows are read as. */
    fields: z.array(z.object({ name: z.string(), isRequired: z.boolean() })),
    preview: preview.nullable(),
    refused: z.enum(ALL_REFUSALS).nullable(),
  }),
});

const optional = <Value extends string>(values: readonly Value[]) =>
  z.union([z.enum(values), z.literal('')]).optional();

/** The form of a file: an empty select leaves it to what is recognised; `column_3` is the field of the fourth column. */
const choicesForm = z
  .object({
    isLeftOut: flag,
    format: typedText.max(50).optional(),
    encoding: optional(ENCODINGS),
    delimiter: optional(Object.keys(DELIMITER_NAMES) as (keyof typeof DELIMITER_NAMES)[]),
    decimal: optional(DECIMALS),
    dayOrder: optional(DAY_ORDERS),
    record: optional(RECORD_ORDER),
    /** The record type for which the columns were assigned. */
    mappedAs: optional(RECORD_ORDER),
    venue: typedText.max(4).optional(),
    ticker: typedText.max(100).optional(),
    close: typedText.max(200).optional(),
    recipe: typedText.max(100).optional(),
    step: z.enum(['save', 'recipe']).optional(),
  })
  .catchall(typedText.max(50))
  .refine((form) => Object.keys(form).length <= MOST_COLUMNS + 20)
  .refine((form) => Object.keys(form).every((name) => KNOWN_FIELD.test(name)));
const KNOWN_FIELD =
  /^(isLeftOut|format|encoding|delimiter|decimal|dayOrder|record|mappedAs|venue|ticker|close|recipe|step|column_\d{1,4})$/;
export type ChoicesForm = z.output<typeof choicesForm>;

export const chooseFile = endpoint({
  method: 'POST',
  path: '/api/operator/imports/:draftId/files/:position/',
  summary: 'Say how a file of an import is read',
  audience: 'operator',
  params,
  body: choicesForm,
  bodyLimit: 256 * 1024,
  form: { refused: importFilePage.path },
  reply: z.object({ id: z.number() }),
});

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/operator/imports/:draftId/files/:position/preview/',
  summary: 'The first records of a file as they would be stored, read in a given way',
  audience: 'operator',
  changesState: false,
  params,
  body: choicesForm,
  bodyLimit: 256 * 1024,
  reply: z.object({ preview: preview.nullable() }),
});

export type ImportFileData = Reply<typeof importFilePage>;
export type ShownPreview = z.output<typeof preview>;
