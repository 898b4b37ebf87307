import { redeemCode, requestCode } from '#platform/accounts/one-time-codes/one-time-codes.server.ts';
import { CODE_SENT } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import { handle } from '#platform/http/door.server.ts';
import { OUTBOX } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { confirmEmail, updatePassword } from '#platform/session/account.repository.ts';
import { toEmail } from '#platform/session/contact-address.ts';
import { isWeakPassword } from '#platform/session/password-rules.ts';
import { hashPassword } from '#platform/session/passwords.server.ts';
import { SERVES_DEMO } from '#platform/session/serves-demo.server.ts';
import { findUserByEmail, findUserById } from '#platform/session/session.repository.ts';
import { toSignedIn } from '#platform/session/signed-in.contract.ts';
import { confirmReset, requestReset } from './reset-password.contract.ts';

/** An address without an account gets the same answer after the same work, and no e-mail. */
export const serveRequestReset = handle(
  requestReset,
  { outbox: OUTBOX, servesDemo: SERVES_DEMO },
  async ({ body }, context) => {
    const email = toEmail(body.email);
    if (!email) throw new Refusal('bad_email');
    const user = await findUserByEmail(context.database, email);
    const isServed = user !== null && (!user.isDemo || context.servesDemo);
    await requestCode(context, {
      purpose: 'reset-password',
      userId: isServed ? user.id : null,
      channel: 'mail',
      address: user?.email ?? email,
      details: {},
      news: isServed ? 'code' : 'nothing',
      language: isServed ? user.language : null,
    });
    return CODE_SENT;
  },
);

export const serveConfirmReset = handle(confirmReset, async ({ body }, context) => {
  // Before the code is looked at: a password that will not do must cost no try.
  if (isWeakPassword(body.password, '')) throw new Refusal('weak_password');
  const user = await redeemCode(context, 'reset-password', body.code, async (request, database) => {
    const account = request.userId === null ? null : await findUserById(database, request.userId);
    if (!account) throw new Refusal('wrong_code');
    if (account.isLocked) throw new Refusal('account_locked');
    if (isWeakPassword(body.password, account.email)) throw new Refusal('weak_password');
    await updatePassword(database, account.id, await hashPassword(body.password));
    await confirmEmail(database, account.id, context.now);
    return account;
  });
  await context.session.endAll(user.id);
  await context.session.start(user.id);
  return toSignedIn(user);
});
