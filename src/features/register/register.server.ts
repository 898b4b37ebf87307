import { z } from 'zod';
import { redeemCode, requestCode } from '#platform/accounts/one-time-codes/one-time-codes.server.ts';
import { CODE_SENT } from '#platform/accounts/one-time-codes/send-code.contract.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { OUTBOX } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { insertAccount } from '#platform/session/account.repository.ts';
import { toEmail } from '#platform/session/contact-address.ts';
import { isWeakPassword } from '#platform/session/password-rules.ts';
import { hashPassword } from '#platform/session/passwords.server.ts';
import { findUserByEmail, findUserById } from '#platform/session/session.repository.ts';
import { toSignedIn } from '#platform/session/signed-in.contract.ts';
import { toCampaign } from './campaign.ts';
import { confirmRegistration, requestRegistration } from './register.contract.ts';

/** What waits in the request until the address is confirmed; of the password only the hash. */
const waiting = z.object({ news: z.enum(['code', 'known']), name: z.string(), passwordHash: z.string() });

/** An address that has an account gets the same answer after the same work; only its owner is informed, by an e-mail. */
export const serveRequestRegistration = handle(
  requestRegistration,
  { outbox: OUTBOX },
  async ({ body }, context) => {
    const email = toEmail(body.email);
    if (!email) throw new Refusal('bad_email');
    if (isWeakPassword(body.password, email)) throw new Refusal('weak_password');
    await context.limits.countCodeTry();
    const passwordHash = await hashPassword(body.password);
    const known = await findUserByEmail(context.database, email);
    await requestCode(context, {
      purpose: 'register',
      userId: null,
      channel: 'mail',
      address: known?.email ?? email,
      details: { name: body.name, passwordHash },
      news: known ? 'known' : 'code',
      language: known?.language ?? null,
    });
    return CODE_SENT;
  },
);

export const serveConfirmRegistration = handle(confirmRegistration, async ({ body }, context) => {
  const user = await redeemCode(context, 'register', body.code, async (request, database) => {
    const { news, name, passwordHash } = waiting.parse(request.details);
    if (news === 'known') throw new Refusal('wrong_code');
    const account = { ...fromVisit(context), email: request.address, name, passwordHash };
    const id = await insertAccount(database, account);
    const made = id === null ? null : await findUserById(database, id);
    // Someone made an account with this address while the code was on its way.
    if (!made) throw new Refusal('conflict');
    return made;
  });
  await context.session.start(user.id);
  return toSignedIn(user);
});

const fromVisit = ({ language, now, cookies }: Context) => ({
  language,
  at: now,
  campaign: toCampaign((name) => cookies.find(name)),
});
