import { z } from 'zod';
import type { Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { rowId, typedText } from '#platform/contract/params.ts';

export const SUBJECTS = [
  'user',
  'access-request',
  'comment-request',
  'ticket',
  'advertisement',
  'menu',
  'label',
  'tariff',
  'message',
  'report-file',
  'import',
  'source',
  'import-draft',
  'recipe',
] as const;

const said = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const operatorChangesPage = page({
  id: 'operator-changes',
  path: '/operator/changes/',
  summary: 'Changes made by administrators: who, when, what, before and after',
  audience: 'operator',
  query: z.object({
    subject: z.enum(SUBJECTS).optional().catch(undefined),
    /** One user, one ticket … of the subject. */
    id: typedText.max(200).optional().catch(undefined),
    by: z
      .union([z.literal('command-line'), rowId])
      .optional()
      .catch(undefined),
    before: rowId.optional().catch(undefined),
  }),
  labels: ['operator-changes', 'operator'],
  reply: z.object({
    subject: z.enum(SUBJECTS).nullable(),
    subjectId: z.string().nullable(),
    by: z.union([z.literal('command-line'), z.number(), z.null()]),
    isFirst: z.boolean(),
    older: z.number().nullable(),
    operators: z.array(z.object({ id: z.number(), email: z.string() })),
    changes: z.array(
      z.object({
        id: z.number(),
        at: z.string(),
        operator: z.string().nullable(),
        subject: z.string(),
        subjectId: z.string(),
        action: z.string(),
        fields: z.array(z.object({ field: z.string(), before: said, after: said })),
      }),
    ),
  }),
});

export type OperatorChangesData = Reply<typeof operatorChangesPage>;
export type ShownChange = OperatorChangesData['changes'][number];
