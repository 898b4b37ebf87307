import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';

const params = z.strictObject({ provider: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/) });
const given = z.string().max(4_096).optional().catch(undefined);

/** Both answer with where to go next and with nothing else. */
const reply = z.never();

export const beginSocialSignIn = endpoint({
  method: 'GET',
  path: '/auth/:provider/',
  summary: 'Sign in with another service: redirects to its page',
  params,
  query: z.object({ next: z.string().max(500).optional().catch(undefined) }),
  reply,
  link: 'from-here',
});

export const finishSocialSignIn = endpoint({
  method: 'GET',
  path: '/auth/:provider/callback/',
  summary: 'Address to which the other service returns the visitor',
  params,
  // What OAuth defines for an answer; a provider may add what it likes.
  query: z.object({ code: given, state: given, iss: given, error: given, error_description: given }),
  reply,
  link: 'from-anywhere',
});
