import { z } from 'zod';
import { codeSent, typedCode } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { signedIn } from '#platform/session/signed-in.contract.ts';

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/',
  summary: 'Send a code for setting a new password',
  body: z.strictObject({ email: typedText.max(LONGEST_EMAIL) }),
  reply: codeSent,
  form: { refused: '/reset-password/' },
});

export const confirmReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/confirm/',
  summary: 'Set a new password with the code that was sent: ends every session and starts a new one',
  body: z.strictObject({ code: typedCode, password: z.string().max(1000) }),
  reply: signedIn,
  form: { refused: '/enter-code/reset-password/' },
});
