import { z } from 'zod';
import { isLanguage, LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { pageNumber, refusedCode, typedText } from '#platform/contract/params.ts';

const language = z
  .custom<Language>((code) => typeof code === 'string' && isLanguage(code))
  .meta({ type: 'string', enum: [...LANGUAGES] });

export const LABEL_SHOWS = ['all', 'overridden', 'missing'] as const;
export type LabelShow = (typeof LABEL_SHOWS)[number];

export const operatorLabelsPage = page({
  id: 'operator-labels',
  path: '/operator/labels/',
  summary: 'Find labels by module, key or text, with the completeness of each language',
  audience: 'operator',
  query: z.object({
    find: typedText.trim().max(100).catch('').default(''),
    module: z.string().max(60).catch('').default(''),
    language: language.optional().catch(undefined),
    show: z.enum(LABEL_SHOWS).catch('all').default('all'),
    page: pageNumber.catch(1),
  }),
  labels: ['operator-labels', 'operator', 'pager', 'table'],
  reply: z.object({
    find: z.string(),
    module: z.string(),
    language,
    show: z.enum(LABEL_SHOWS),
    modules: z.array(z.string()),
    labels: z.array(
      z.object({
        module: z.string(),
        key: z.string(),
        english: z.string(),
        shipped: z.string().nullable(),
        override: z.string().nullable(),
      }),
    ),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    languages: z.array(
      z.object({ language, labels: z.number(), missing: z.number(), overridden: z.number() }),
    ),
  }),
});

export type OperatorLabelsData = Reply<typeof operatorLabelsPage>;

const module = z.string().regex(/^[\w-]{1,60}$/);
const key = z.string().regex(/^[\w:.-]{1,100}$/);
const params = z.strictObject({ module, key, language });

/** A label is one line, however it was typed. */
const text = z
  .string()
  .max(2_000)
  .transform((typed) => typed.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim())
  .pipe(typedText)
  .meta({ type: 'string' });

const fault = z.enum(['syntax', 'placeholders']).nullable();
const samples = z.array(z.object({ count: z.number().nullable(), text: z.string() }));

export const operatorLabelPage = page({
  id: 'operator-label',
  path: '/operator/labels/:module/:key/:language/',
  summary: 'One label in one language: default text, override and preview',
  audience: 'operator',
  params,
  /** `text`: to be previewed where no script runs. */
  query: z.object({ refused: refusedCode, text: text.optional().catch(undefined) }),
  labels: ['operator-labels', 'operator'],
  reply: z.object({
    refused: refusedCode,
    module: z.string(),
    key: z.string(),
    language,
    english: z.string(),
    shipped: z.string().nullable(),
    override: z.string().nullable(),
    typed: z.string(),
    fault,
    samples,
  }),
});

export type OperatorLabelData = Reply<typeof operatorLabelPage>;
export type LabelPreview = Pick<OperatorLabelData, 'fault' | 'samples'>;

export const previewLabel = endpoint({
  method: 'POST',
  path: '/api/operator/labels/preview/',
  summary: 'Preview a label text with sample values; nothing is saved',
  audience: 'operator',
  body: z.strictObject({ module, key, language, text }),
  reply: z.object({ fault, samples }),
});

export const setLabel = endpoint({
  method: 'POST',
  path: '/api/operator/labels/:module/:key/:language/',
  summary: 'Override a label; an empty `seen` means there was no override',
  audience: 'operator',
  params,
  body: z.strictObject({ text, seen: z.string().max(2_000) }),
  reply: z.object({ changed: z.literal(true) }),
  form: { refused: operatorLabelPage.path },
});

export const unsetLabel = endpoint({
  method: 'POST',
  path: '/api/operator/labels/:module/:key/:language/unset/',
  summary: 'Restore the default text of a label',
  audience: 'operator',
  params,
  body: z.strictObject({ seen: z.string().max(2_000) }),
  reply: z.object({ changed: z.literal(true) }),
  form: { refused: operatorLabelPage.path },
});
