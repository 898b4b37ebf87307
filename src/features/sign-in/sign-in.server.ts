import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { isPasswordRight } from '#platform/session/passwords.server.ts';
import { SERVES_DEMO } from '#platform/session/serves-demo.server.ts';
import { findUserByEmail } from '#platform/session/session.repository.ts';
import { toSignedIn } from '#platform/session/signed-in.contract.ts';
import { signIn, signOut } from './sign-in.contract.ts';

/** An unknown address and a wrong password get the same answer after the same work. */
export const serveSignIn = handle(
  signIn,
  { servesDemo: SERVES_DEMO },
  async ({ body }, { database, session, limits, servesDemo }) => {
    await limits.countSignIn(body.email);
    const user = await findUserByEmail(database, body.email);
    const isRight = await isPasswordRight(user?.passwordHash ?? null, body.password);
    // The password of a demo account is published, so it opens nothing where strangers can knock.
    if (!user || !isRight || (user.isDemo && !servesDemo)) throw new Refusal('wrong_credentials');
    if (user.isLocked) throw new Refusal('account_locked');

    await session.start(user.id);
    await limits.forgiveSignIns(body.email);
    return toSignedIn(user);
  },
);

export const serveSignOut = handle(signOut, async (_, { session }) => {
  await session.end();
  return { signed_out: true as const };
});
