import { z } from 'zod';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import { endpoint, type Reply } from '#platform/contract/endpoint.ts';
import { page } from '#platform/contract/page.ts';
import { flag, refusedCode, rowId, typedText, wholeNumber } from '#platform/contract/params.ts';

export const operatorUserPage = page({
  id: 'operator-user',
  path: '/operator/users/:userId/',
  summary: 'One user: details, level, plan, permissions, lock and sessions',
  audience: 'operator',
  params: z.strictObject({ userId: rowId }),
  query: z.object({ refused: refusedCode }),
  labels: ['operator-users', 'operator', 'date-picker'],
  reply: z.object({
    today: z.string().meta({ format: 'date' }),
    refused: refusedCode,
    user: z.object({
      id: z.number(),
      email: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      language: z.string().nullable(),
      isDemo: z.boolean(),
      /** The operator who is looking. */
      isSelf: z.boolean(),
      registeredAt: z.string(),
      confirmedAt: z.string().nullable(),
      lockedAt: z.string().nullable(),
      lastSeenAt: z.string().nullable(),
      sessions: z.number(),
      identities: z.array(z.string()),
      campaign: z.array(z.object({ name: z.string(), value: z.string() })),
      level: z.number(),
      tariff: z.number().nullable(),
      excelExportAccess: z.boolean(),
      isOperator: z.boolean(),
      isLocked: z.boolean(),
      accessEndsAt: z.string().nullable().describe('moment from which the access is basic; null: no end'),
      accessEndsOn: z.string().nullable().meta({ format: 'date' }).describe('its last day'),
      choice: z.string().describe('current access among the choices: none, basic, plan-<id> or keep'),
    }),
    tariffs: z.array(
      z.object({ id: z.number(), name: z.string(), level: z.number(), excelExportAccess: z.boolean() }),
    ),
  }),
});

export type OperatorUserData = Reply<typeof operatorUserPage>;
export type ShownUser = OperatorUserData['user'];

const operatorAction = {
  method: 'POST',
  audience: 'operator',
  params: z.strictObject({ userId: rowId }),
  reply: z.object({ changed: z.literal(true) }),
  form: { refused: operatorUserPage.path },
} as const;

export const LONGEST_REASON = 300;

/** As it is typed in the form's language, or as ISO writes it; an empty field is no day. */
const writtenDay = typedText.max(40).transform((text, context) => {
  if (text.trim() === '') return null;
  const day = parseWrittenDay(text);
  if (day === null) context.addIssue('no day');
  return day;
});

export const setUserRights = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/rights/',
  summary:
    'Set plan, end date, Excel and role of a user at once, with the reason; not for yourself, and refused if they have changed in the meantime',
  body: z.strictObject({
    choice: z
      .string()
      .regex(/^(none|basic|keep|plan-\d{1,10})$/)
      .describe(
        'none: no access; basic: basic access without a plan; plan-<id>: what the plan gives; keep: as it is',
      ),
    endsOn: z
      .union([z.null(), writtenDay])
      .default(null)
      .meta({ type: 'string', format: 'date' })
      .describe('last day of the access, which is basic afterwards; empty: no end'),
    excel: flag,
    operator: flag,
    reason: typedText.trim().min(1).max(LONGEST_REASON),
    seen: z.string().max(100).describe('level.plan.excel.operator.end as they were shown'),
  }),
});

const level = wholeNumber.pipe(z.number().min(0));

/** An empty field is no tariff. */
const tariff = z
  .union([z.null(), z.literal('').transform(() => null), wholeNumber.pipe(z.number().min(1))])
  .meta({ type: ['integer', 'null'] });

export const setUserLevel = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/level/',
  summary: 'Set the level of a user; refused if it has changed in the meantime',
  body: z.strictObject({ value: level, seen: level }),
});

export const setUserTariff = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/tariff/',
  summary: 'Set or remove the plan of a user',
  body: z.strictObject({ value: tariff, seen: tariff }),
});

const switched = z.strictObject({ value: flag, seen: flag });

export const setUserExcel = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/excel/',
  summary: 'Allow or disallow export to Excel for a user',
  body: switched,
});

export const setUserRole = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/role/',
  summary:
    'Make a user an administrator, or remove the role; not for yourself, nor for the last administrator',
  body: switched,
});

export const setUserLock = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/lock/',
  summary: 'Lock a user and end all sessions, or unlock; not for yourself',
  body: switched,
});

export const endUserSessions = endpoint({
  ...operatorAction,
  path: '/api/operator/users/:userId/end-sessions/',
  summary: 'End all sessions of a user',
  body: z.strictObject({}),
});
