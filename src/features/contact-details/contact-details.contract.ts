import { z } from 'zod';
import { codeSent, typedCode } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';
import { LONGEST_EMAIL, LONGEST_PHONE } from '#platform/session/contact-address.ts';

const form = { refused: '/profile/' };
const audience = 'account';
const password = z.string().max(1000);

export const updateMobile = endpoint({
  method: 'POST',
  path: '/api/profile/update_mob/',
  summary: 'Save a new phone number, to be confirmed by code; an empty one is ignored',
  audience,
  body: z.strictObject({ phone: typedText.max(LONGEST_PHONE).default('') }),
  /** What is wrong with the number; none: request the code. */
  reply: z.object({ messages: z.array(z.string()) }),
  form,
});

export const confirmMobile = endpoint({
  method: 'POST',
  path: '/api/profile/confirm_mob/',
  summary: 'Confirm the new phone number with the code sent to it',
  audience,
  body: z.strictObject({ code: typedCode }),
  reply: z.object({ phone: z.string() }),
  form: { refused: '/enter-code/confirm-phone/' },
});

export const updateEmail = endpoint({
  method: 'POST',
  path: '/api/profile/update_email/',
  summary: 'Send a code to a new e-mail address',
  audience,
  body: z.strictObject({ email: typedText.max(LONGEST_EMAIL), password }),
  reply: codeSent,
  form,
});

export const confirmEmailCode = endpoint({
  method: 'POST',
  path: '/api/profile/confirm_email/',
  summary: 'Change the e-mail address, confirmed with the code sent to it',
  audience,
  body: z.strictObject({ code: typedCode }),
  reply: z.object({ email: z.string() }),
  form: { refused: '/enter-code/confirm-email/' },
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/profile/change_password/',
  summary: 'Set a new password: ends every other session',
  audience,
  body: z.strictObject({ current: password, password }),
  reply: z.object({ changed: z.literal(true) }),
  form,
});
