import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { signedIn } from '#platform/session/signed-in.contract.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/api/auth/sign-in/',
  summary: 'Start a session: sets the session cookie',
  body: z.strictObject({
    email: typedText.trim().min(3).max(LONGEST_EMAIL),
    password: z.string().min(1).max(200),
  }),
  reply: signedIn,
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
