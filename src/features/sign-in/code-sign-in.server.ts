import { redeemCode, requestCode } from '#platform/accounts/one-time-codes/one-time-codes.server.ts';
import { CODE_SENT } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { OUTBOX } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { confirmEmail } from '#platform/session/account.repository.ts';
import { looksLikeEmail, toEmail, toPhone } from '#platform/session/contact-address.ts';
import { SERVES_DEMO } from '#platform/session/serves-demo.server.ts';
import {
  type Account,
  findUserByEmail,
  findUserById,
  findUserByPhone,
} from '#platform/session/session.repository.ts';
import { toSignedIn } from '#platform/session/signed-in.contract.ts';
import { confirmSignInCode, requestSignInCode } from './code-sign-in.contract.ts';

/** An address without an account gets the same answer after the same work, and no message. */
export const serveRequestSignInCode = handle(
  requestSignInCode,
  { outbox: OUTBOX, servesDemo: SERVES_DEMO },
  async ({ body }, context) => {
    const { channel, address, user } = await findRecipient(body.address, context);
    const isServed = user !== null && (!user.isDemo || context.servesDemo);
    await requestCode(context, {
      purpose: 'sign-in',
      userId: isServed ? user.id : null,
      channel,
      address,
      details: {},
      news: isServed ? 'code' : 'nothing',
      language: isServed ? user.language : null,
    });
    return CODE_SENT;
  },
);

export const serveConfirmSignInCode = handle(confirmSignInCode, async ({ body }, context) => {
  const user = await redeemCode(context, 'sign-in', body.code, async (request, database) => {
    const account = request.userId === null ? null : await findUserById(database, request.userId);
    if (!account) throw new Refusal('wrong_code');
    if (account.isLocked) throw new Refusal('account_locked');
    if (request.channel === 'mail') await confirmEmail(database, account.id, context.now);
    return account;
  });
  await context.session.start(user.id);
  return toSignedIn(user);
});

interface Recipient {
  readonly channel: 'mail' | 'phone';
  /** As the account has it: what only looks alike must not get its code. */
  readonly address: string;
  readonly user: Account | null;
}

async function findRecipient(typed: string, { database }: Context): Promise<Recipient> {
  if (looksLikeEmail(typed)) {
    const email = toEmail(typed);
    if (!email) throw new Refusal('bad_email');
    const user = await findUserByEmail(database, email);
    return { channel: 'mail', address: user?.email ?? email, user };
  }
  const phone = toPhone(typed);
  if (!phone) throw new Refusal('bad_phone');
  return { channel: 'phone', address: phone, user: await findUserByPhone(database, phone) };
}
