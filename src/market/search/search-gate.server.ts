import { type Verdict, verdictOn } from '#domain/access/capabilities.ts';
import { SEARCH } from '#engines/search/search.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { addressKey } from '#platform/limits/address-key.server.ts';
import { lockedRefusal } from '#platform/refusals/locked-refusal.ts';
import { type Supplied, service } from '#platform/services/service.ts';

export const SEARCH_FOR = service<'paid' | 'everyone'>('whom the search is for');
export const SEARCH_SERVICES = { search: SEARCH, searchFor: SEARCH_FOR };

export type Searcher = Pick<Context, 'viewer' | 'user' | 'client'> & Supplied<typeof SEARCH_SERVICES>;

/** The documents keep the search for level 1077; a site may open it to everyone. */
export function verdictOnSearch({ searchFor, viewer }: Pick<Searcher, 'searchFor' | 'viewer'>): Verdict {
  return searchFor === 'everyone' ? 'allowed' : verdictOn('search', viewer);
}

/** Refuses whom the site's search is not for, and whoever makes the request too often. */
export async function admitToSearch(searcher: Searcher): Promise<void> {
  const verdict = verdictOnSearch(searcher);
  if (verdict !== 'allowed') throw lockedRefusal(verdict, 'search', searcher.viewer);
  const { search, user, client } = searcher;
  await search.countSearch(user ? `account ${user.id}` : addressKey(client.ip));
}
