import { z } from 'zod';
import { codeSent, typedCode } from '#foundation/one-time-codes/send-code.contract.ts';
import { LONGEST_EMAIL } from '#foundation/session/contact-address.ts';
import { signedIn } from '#foundation/session/signed-in.contract.ts';
import { endpoint } from '#foundation/web/endpoint.ts';
import { typedText } from '#foundation/web/params.ts';

export const LONGEST_NAME = 100;

export const requestRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/register/',
  summary: 'Register: sends a code to the e-mail address',
  body: z.strictObject({
    email: typedText.max(LONGEST_EMAIL),
    password: z.string().max(1000),
    name: typedText.trim().min(1).max(LONGEST_NAME),
  }),
  reply: codeSent,
  form: { refused: '/register/' },
});

export const confirmRegistration = endpoint({
  method: 'POST',
  path: '/api/auth/register/confirm/',
  summary: 'Create the account with the code that was sent, and start a session',
  body: z.strictObject({ code: typedCode }),
  reply: signedIn,
  form: { refused: '/enter-code/register/' },
});
