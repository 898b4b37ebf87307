import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

export const session = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().describe('IP address at sign-in; empty if unknown'),
  since: z.string(),
  lastSeen: z.string(),
  isCurrent: z.boolean(),
});

export type Session = z.output<typeof session>;

const reply = z.object({ success: z.literal(true), ended: z.number().describe('number of sessions') });
const body = z.strictObject({}).optional();
const form = { refused: '/profile/' };

export const endSession = endpoint({
  method: 'POST',
  path: '/api/profile/sessions/:id/end/',
  summary: 'End one of your own sessions, with effect from the next request',
  audience: 'account',
  params: z.strictObject({
    id: z
      .string()
      .regex(/^[1-9]\d{0,17}$/)
      .meta({ type: 'integer', minimum: 1 }),
  }),
  body,
  reply,
  form,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/profile/sessions/end-others/',
  summary: 'End all of your sessions except this one',
  audience: 'account',
  body,
  reply,
  form,
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out-everywhere/',
  summary: 'End all of your sessions, including this one',
  audience: 'account',
  body,
  reply,
  form,
});
