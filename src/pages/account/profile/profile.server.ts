import { loadHeldAccess } from '#features/access-requests/access-requests.server.ts';
import { loadSessions } from '#features/sessions/sessions.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { profilePage } from './profile.contract.ts';
import { findAccount } from './profile.repository.ts';

export const loadProfilePage = load(profilePage, async ({ query }, context) => {
  const { id } = context.user;
  const [account, access, sessions] = await Promise.all([
    findAccount(context.database, id),
    loadHeldAccess(context, id),
    loadSessions(context),
  ]);
  if (!account) throw new Refusal('must_sign_in');
  return { refused: query.refused, ...account, access, sessions };
});
