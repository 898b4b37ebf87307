import { z } from 'zod';
import { codeSent, typedCode } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { signedIn } from '#platform/session/signed-in.contract.ts';

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
