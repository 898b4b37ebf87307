import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { typedText } from '#foundation/web/params.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/',
  summary: 'Start a session: sets the session cookie',
  body: z.strictObject({ email: typedText.trim().min(3).max(254), password: z.string().min(1).max(200) }),
  reply: z.object({ email: z.string(), name: z.string(), level: z.number() }),
  form: { refused: '/sign-in/' },
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/sign-out/',
  summary: 'End the session',
  body: z.strictObject({}).optional(),
  reply: z.object({ signed_out: z.literal(true) }),
  form: { refused: '/sign-in/' },
});
