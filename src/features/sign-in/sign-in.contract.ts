import { z } from 'zod';
import { LONGEST_EMAIL } from '#foundation/session/contact-address.ts';
import { signedIn } from '#foundation/session/signed-in.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { typedText } from '#foundation/web/params.ts';

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
