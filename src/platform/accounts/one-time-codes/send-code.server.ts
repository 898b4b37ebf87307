import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { OUTBOX } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';
import { findUserById } from '#platform/session/session.repository.ts';
import type { CodeRequest } from './one-time-code.repository.ts';
import { findVisitorsRequest, hasRequestedCode, requestCode, resendCode } from './one-time-codes.server.ts';
import { CODE_SENT, postSendCode, postSendCodeAgain, sendCode } from './send-code.contract.ts';

const SERVICES = { outbox: OUTBOX };

export const serveSendCode = handle(sendCode, SERVICES, (_, context) => send(context));
export const servePostSendCode = handle(postSendCode, SERVICES, (_, context) => send(context));
export const servePostSendCodeAgain = handle(postSendCodeAgain, SERVICES, (_, context) => send(context));

async function send(context: Context & Supplied<typeof SERVICES>) {
  // Read anew: the number may have been typed a moment ago, and sessions are remembered for a few.
  const user = context.user && (await findUserById(context.database, context.user.id));
  const running = await findVisitorsRequest(context);
  if (running && isOwn(running, user)) {
    await resendCode(context);
  } else if (user?.pendingPhone) {
    await requestCode(context, {
      purpose: 'confirm-phone',
      userId: user.id,
      channel: 'phone',
      address: user.pendingPhone,
      details: {},
      news: 'code',
      language: user.language,
    });
  } else throw new Refusal(hasRequestedCode(context) ? 'code_expired' : 'nothing_to_confirm');
  return CODE_SENT;
}

/** A request from before signing in, or for a number that was changed since, is not gone on with. */
function isOwn(request: CodeRequest, user: Context['user']): boolean {
  if (!user) return !request.purpose.startsWith('confirm-');
  if (request.userId !== user.id) return false;
  if (request.purpose === 'confirm-phone') return request.address === user.pendingPhone;
  return request.purpose === 'confirm-email';
}
