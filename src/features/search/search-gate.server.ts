import { verdictOn } from '#domain/access/capabilities.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { Context } from '#foundation/web/door.server.ts';
import { addressKey } from '#foundation/web/guards.server.ts';

/** Refuses whom the site's search is not for, and whoever asks too often. */
export async function admitToSearch({ search, searchFor, viewer, user, client }: Context): Promise<void> {
  const verdict = searchFor === 'everyone' ? 'allowed' : verdictOn('search', viewer);
  if (verdict !== 'allowed') throw new Refusal(verdict);
  await search.countAsk(user ? `account ${user.id}` : addressKey(client.ip));
}
