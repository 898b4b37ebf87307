import { z } from 'zod';
import { ENTER_CODE_PATH } from '#platform/addresses/account-paths.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { CODE_PURPOSES, SEND_AGAIN_SECONDS } from './code-rules.ts';

/** After how many seconds the next code may be requested. */
export const codeSent = z.object({ wait_seconds: z.literal(SEND_AGAIN_SECONDS) });
export const CODE_SENT = { wait_seconds: SEND_AGAIN_SECONDS } as const;

/** Longer than a code with its spaces; shorter than what would be worth hashing. */
export const typedCode = z.string().max(20);

export const codePurpose = z.enum(CODE_PURPOSES);

const path = '/api/auth/send-code/';

export const sendCode = endpoint({
  method: 'GET',
  path,
  alsoAt: { path: '/', query: { action: 'ajaxSendCode' } },
  changesState: true,
  summary: 'Send a new code for the current request, or to confirm a new phone number',
  reply: codeSent,
});

/** The same as the documents call it: our own scripts ask there. */
export const ajaxSendCode = endpoint({
  method: 'GET',
  path: '/',
  query: z.strictObject({ action: z.literal('ajaxSendCode') }),
  summary: sendCode.summary,
  reply: codeSent,
});

export const postSendCode = endpoint({
  method: 'POST',
  path,
  summary: 'The same, by POST',
  body: z.strictObject({}).optional(),
  reply: codeSent,
});

/** For the form of each purpose, which must know where to come back to. */
export const postSendCodeAgain = endpoint({
  method: 'POST',
  path: `${path}:purpose/`,
  summary: 'The same for the form where a code is entered',
  params: z.strictObject({ purpose: codePurpose }),
  body: z.strictObject({}).optional(),
  reply: codeSent,
  form: { refused: ENTER_CODE_PATH },
});
