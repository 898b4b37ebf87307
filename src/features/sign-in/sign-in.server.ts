import { Refusal } from '#foundation/refusals/refusal.ts';
import { isPasswordRight } from '#foundation/session/passwords.server.ts';
import { findUserByEmail } from '#foundation/session/session.repository.ts';
import { type Context, handle } from '#foundation/web/door.server.ts';
import { signIn, signOut } from './sign-in.contract.ts';

/** An unknown address and a wrong password get the same answer after the same work. */
export const serveSignIn = handle(signIn, async ({ body }, { database, session, limits }: Context) => {
  await limits.countSignIn(body.email);
  const user = await findUserByEmail(database, body.email);
  if (!(await isPasswordRight(user?.passwordHash ?? null, body.password)) || !user)
    throw new Refusal('wrong_credentials');

  await session.start(user.id);
  await limits.forgiveSignIns(body.email);
  return { email: user.email, name: user.name, level: user.level };
});

export const serveSignOut = handle(signOut, async (_, { session }) => {
  await session.end();
  return { signed_out: true as const };
});
