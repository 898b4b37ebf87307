import { z } from 'zod';
import { RECORD_ORDER } from '#domain/import/record-order.ts';

export const DRAFT_STATES = [
  'recognising',
  'open',
  'checking',
  'checked',
  'writing',
  'done',
  'failed',
] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

/** The failure of a draft that has a sentence of its own; others are in the words of the program. */
export const DISK_FULL = 'disk_full';

/** A process is at work on it, or will be. */
export const isRunning = (state: DraftState): boolean =>
  state === 'recognising' || state === 'checking' || state === 'writing';

export const KNOWN_MODES = ['replace', 'fill', 'keep'] as const;
export const ENCODINGS = ['utf-8', 'windows-1251', 'windows-1252', 'utf-16le', 'gbk', 'shift_jis'] as const;
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export const DAY_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export const DECIMALS = ['.', ','] as const;

const short = z.string().max(200);

/** What a person decided about one file, instead of what was recognised. */
export const fileChoices = z.strictObject({
  isLeftOut: z.boolean().optional(),
  format: short.optional(),
  encoding: z.enum(ENCODINGS).optional(),
  delimiter: z.enum(DELIMITERS).optional(),
  decimal: z.enum(DECIMALS).optional(),
  dayOrder: z.enum(DAY_ORDERS).optional(),
  record: z.enum(RECORD_ORDER).optional(),
  /** MIC and ticker of what a file without codes is about. */
  venue: z
    .string()
    .regex(/^[A-Z0-9]{4}$/)
    .optional(),
  ticker: short.optional(),
  /** Field → name in the header; empty: no column. */
  columns: z.record(short, z.string()).optional(),
});
export type FileChoices = z.output<typeof fileChoices>;

const details = z.record(z.string(), z.union([z.string(), z.number()]));

/** What a file is, as far as its beginning shows. */
export const recognisedFile = z.object({
  /** Why it cannot be read. */
  refusal: z.string().nullable(),
  /** Null: a person decides. */
  format: z.string().nullable(),
  score: z.number(),
  reasons: z.array(z.object({ code: z.string(), details: details.optional() })),
  nearest: z.array(z.object({ format: z.string(), score: z.number() })),
  kind: z.enum(['table', 'json', 'xml']).nullable(),
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  decimal: z.enum(DECIMALS).nullable(),
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  /** Null: it is no table, or too long to count at once. */
  records: z.number().nullable(),
  /** The batch that imported the same content. */
  importedBy: z.number().nullable(),
});
export type RecognisedFile = z.output<typeof recognisedFile>;

const example = z.object({
  file: z.string(),
  line: z.number().nullable(),
  field: z.string(),
  value: z.string(),
  details,
});

/** What a check found. */
export const importReport = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      format: z.string(),
      records: z.number(),
      accepted: z.number(),
      rejected: z.number(),
      held: z.number(),
      skipped: z.number(),
      firstDay: z.string().nullable(),
      lastDay: z.string().nullable(),
      isHeld: z.boolean(),
    }),
  ),
  fileCount: z.number(),
  unread: z.array(z.object({ name: z.string(), why: z.string() })),
  records: z.array(
    z.object({
      record: z.enum(RECORD_ORDER),
      added: z.number(),
      changed: z.number(),
      same: z.number(),
      /** Rejected or held, and left out; unknown in reports of older versions. */
      notTaken: z.number().nullable().default(null),
      skipped: z.number().nullable().default(null),
    }),
  ),
  notTaken: z.number(),
  findings: z.array(
    z.object({
      rule: z.string(),
      severity: z.enum(['reject', 'hold', 'warn', 'note']),
      count: z.number(),
      examples: z.array(example),
    }),
  ),
});
export type ImportReport = z.output<typeof importReport>;

export const draftProgress = z.object({
  step: z.string().optional(),
  records: z.number().optional(),
  rejected: z.number().optional(),
  share: z.number().nullable().optional(),
});
export type DraftProgress = z.output<typeof draftProgress>;
