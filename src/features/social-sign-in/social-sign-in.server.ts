import { z } from 'zod';
import { type Identity, OPEN_ID } from '#platform/accounts/open-id/open-id.server.ts';
import { fillPath } from '#platform/contract/page.ts';
import { SeeOther } from '#platform/contract/see-other.ts';
import type { Database } from '#platform/database/database.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { toLocalPath } from '#platform/http/mount-endpoint.server.ts';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { SERVES_DEMO } from '#platform/session/serves-demo.server.ts';
import { ATTEMPT_COOKIE, ATTEMPT_SECONDS, openAttempt, sealAttempt } from './attempt.server.ts';
import { beginSocialSignIn, finishSocialSignIn } from './social-sign-in.contract.ts';
import {
  findUserByIdentity,
  insertIdentity,
  readOrInsertUser,
  type SocialUser,
} from './social-sign-in.repository.ts';

export const serveBeginSocialSignIn = handle(
  beginSocialSignIn,
  { openId: OPEN_ID },
  async ({ params, query }, context) => {
    const { openId, cookies, prefix, now } = context;
    const provider = openId.find(params.provider);
    if (!provider) throw new Refusal('not_found');
    const begun = await openId.begin(provider, callbackOf(provider.id, context.urlOf), now);
    if (!begun) return backToSignIn(prefix, 'social_failed');
    const attempt = {
      ...begun.secrets,
      provider: provider.id,
      next: toLocalPath(query.next),
      prefix,
      until: now.getTime() + ATTEMPT_SECONDS * 1000,
    };
    cookies.write(ATTEMPT_COOKIE, sealAttempt(attempt, provider.clientSecret), {
      maxAgeSeconds: ATTEMPT_SECONDS,
    });
    throw new SeeOther(begun.url);
  },
);

export const serveFinishSocialSignIn = handle(
  finishSocialSignIn,
  { openId: OPEN_ID, servesDemo: SERVES_DEMO },
  async ({ params, query }, context) => {
    const { openId, cookies, database, session, servesDemo, now } = context;
    const provider = openId.find(params.provider);
    if (!provider) throw new Refusal('not_found');
    const { clientSecret } = provider;
    const attempt = openAttempt(cookies.find(ATTEMPT_COOKIE), { provider: provider.id, clientSecret, now });
    cookies.clear(ATTEMPT_COOKIE);
    if (!attempt) return backToSignIn(context.prefix, 'social_failed');

    const answer = new URL(callbackOf(provider.id, context.urlOf));
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) answer.searchParams.set(name, value);
    const identity = await openId.finish(provider, answer, attempt, now);
    if (!identity) return backToSignIn(attempt.prefix, 'social_failed');
    const user = await database
      .transaction()
      .execute((transaction) => findOrLinkUser(transaction, provider.id, identity, { servesDemo, now }));
    if (!user) return backToSignIn(attempt.prefix, 'social_failed');
    if (user.isLocked) return backToSignIn(attempt.prefix, 'account_locked');
    await session.start(user.id);
    throw new SeeOther(toLocalPath(attempt.next) ?? `${attempt.prefix}/`);
  },
);

/** Only what the provider has verified leads to an account that is there already: anyone may write any e-mail. */
async function findOrLinkUser(
  database: Database,
  provider: string,
  { subject, email: given, isEmailVerified, name }: Identity,
  { servesDemo, now }: { servesDemo: boolean; now: Date },
): Promise<SocialUser | null> {
  const mayEnter = (user: SocialUser) => servesDemo || !user.isDemo;
  const known = await findUserByIdentity(database, provider, subject);
  if (known) return mayEnter(known) ? known : null;
  const email = z.email().max(254).safeParse(given);
  if (!email.success || !isEmailVerified) return null;
  const user = await readOrInsertUser(database, { email: email.data, name: toName(name), now });
  // Whoever registered with a foreign e-mail must not be handed its owner's sign-ins.
  if (!user.isConfirmed || !mayEnter(user)) return null;
  if (!user.isLocked) await insertIdentity(database, { provider, subject, userId: user.id, now });
  return user;
}

const toName = (name: string) =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100);

/** One address for all languages of a host: the operator registers it with the provider. */
const callbackOf = (provider: string, urlOf: (path: string) => string) =>
  new URL(fillPath(finishSocialSignIn.path, { provider }), urlOf('/')).href;

function backToSignIn(prefix: string, refused: RefusalCode): never {
  throw new SeeOther(`${prefix}/sign-in/?${new URLSearchParams({ refused })}`);
}
