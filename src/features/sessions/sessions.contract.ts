import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';

export const session = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().describe('where it was started from; empty where that is not known'),
  since: z.string(),
  lastSeen: z.string(),
  isCurrent: z.boolean(),
});

export type Session = z.output<typeof session>;

const reply = z.object({ success: z.literal(true), ended: z.number().describe('how many sessions') });
const body = z.strictObject({}).optional();
const form = { refused: '/profile/' };

export const endSession = endpoint({
  method: 'POST',
  path: '/api/profile/sessions/:id/end/',
  summary: 'End one of your own sessions: it opens nothing from the next request on',
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
  summary: 'End all of your sessions but this one',
  audience: 'account',
  body,
  reply,
  form,
});

export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out-everywhere/',
  summary: 'End all of your sessions, this one too',
  audience: 'account',
  body,
  reply,
  form,
});
