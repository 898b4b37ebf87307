import { z } from 'zod';
import { codeSent, typedCode } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';
import { LONGEST_EMAIL } from '#platform/session/contact-address.ts';
import { signedIn } from '#platform/session/signed-in.contract.ts';

export const requestSignInCode = endpoint({
  method: 'POST',
  path: '/api/auth/code/',
  summary: 'Send a code to sign in with, to an e-mail address or a phone number',
  body: z.strictObject({ address: typedText.max(LONGEST_EMAIL) }),
  reply: codeSent,
  form: { refused: '/sign-in/code/' },
});

export const confirmSignInCode = endpoint({
  method: 'POST',
  path: '/api/auth/code/confirm/',
  summary: 'Start a session with the code that was sent',
  body: z.strictObject({ code: typedCode }),
  reply: signedIn,
  form: { refused: '/enter-code/sign-in/' },
});
