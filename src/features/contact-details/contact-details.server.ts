import {
  CODE_COOKIE,
  redeemCode,
  requestCode,
} from '#platform/accounts/one-time-codes/one-time-codes.server.ts';
import { CODE_SENT } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { OUTBOX } from '#platform/mail/outbox.server.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  confirmPhone,
  updateEmail as moveToEmail,
  updatePassword,
  updatePendingPhone,
} from '#platform/session/account.repository.ts';
import { toEmail, toPhone } from '#platform/session/contact-address.ts';
import { isWeakPassword } from '#platform/session/password-rules.ts';
import { hashPassword, isPasswordRight } from '#platform/session/passwords.server.ts';
import { findUserByEmail, findUserById, type SignedInUser } from '#platform/session/session.repository.ts';
import {
  changePassword,
  confirmEmailCode,
  confirmMobile,
  updateEmail,
  updateMobile,
} from './contact-details.contract.ts';

export const serveUpdateMobile = handle(updateMobile, async ({ body }, context) => {
  const { database, user, session, labels, language, cookies } = context;
  if (body.phone.trim() === '') return { messages: [] };
  const phone = toPhone(body.phone);
  if (!phone) {
    const why = labels.translator(['refusals'], language).of<keyof typeof refusals>('refusals');
    return { messages: [why('bad_phone')] };
  }
  await updatePendingPhone(database, user.id, phone);
  session.refresh(user.id);
  // The next code confirms this number, not the one that was waiting for confirmation before.
  cookies.clear(CODE_COOKIE);
  return { messages: [] };
});

export const serveConfirmMobile = handle(confirmMobile, async ({ body }, context) => {
  const { user, session } = context;
  const phone = await redeemCode(context, 'confirm-phone', body.code, async (request, database) => {
    if (request.userId !== user.id) throw new Refusal('code_expired');
    await confirmPhone(database, user.id, request.address);
    return request.address;
  });
  session.refresh(user.id);
  return { phone };
});

/** An address that has an account gets the same answer, and an e-mail that says so to its owner alone. */
export const serveUpdateEmail = handle(updateEmail, { outbox: OUTBOX }, async ({ body }, context) => {
  const { user, database } = context;
  const email = toEmail(body.email);
  if (!email) throw new Refusal('bad_email');
  await checkPassword(context, user, body.password);
  const owner = await findUserByEmail(database, email);
  const isTaken = owner !== null && owner.id !== user.id;
  await requestCode(context, {
    purpose: 'confirm-email',
    userId: user.id,
    channel: 'mail',
    address: isTaken ? owner.email : email,
    details: {},
    news: isTaken ? 'known' : 'code',
    language: isTaken ? owner.language : user.language,
  });
  return CODE_SENT;
});

export const serveConfirmEmail = handle(confirmEmailCode, async ({ body }, context) => {
  const { user, session, now } = context;
  const email = await redeemCode(context, 'confirm-email', body.code, async (request, database) => {
    if (request.userId !== user.id) throw new Refusal('code_expired');
    const isFree = await moveToEmail(database, user.id, { email: request.address, at: now });
    if (!isFree) throw new Refusal('conflict');
    return request.address;
  });
  session.refresh(user.id);
  return { email };
});

export const serveChangePassword = handle(changePassword, async ({ body }, context) => {
  const { user, database, session } = context;
  await checkPassword(context, user, body.current);
  if (isWeakPassword(body.password, user.email)) throw new Refusal('weak_password');
  await updatePassword(database, user.id, await hashPassword(body.password));
  await session.endOthers(user.id);
  return { changed: true as const };
});

/** A session that was left open must not be enough to take the account over, nor to guess its password. */
async function checkPassword({ limits, database }: Context, user: SignedInUser, password: string) {
  await limits.countSignIn(user.email);
  const account = await findUserById(database, user.id);
  if (!(await isPasswordRight(account?.passwordHash ?? null, password))) throw new Refusal('wrong_password');
  await limits.forgiveSignIns(user.email);
}
