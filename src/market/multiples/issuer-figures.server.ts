import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { issuerTags } from '#domain/changes/tag.ts';
import { type ListedFigures, listedFiguresOf } from '#domain/multiples/listed-figures.ts';
import { linesOf } from '#domain/multiples/quantities.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  type ClassOfShares,
  findManyAccounts,
  findManyShares,
  type IssuerAccounts,
} from './issuer-figures.repository.ts';

const CODES = [...new Set([...linesOf('company'), ...linesOf('bank'), ...linesOf('ras')])];
/** Requests come through after so many issuers. */
const AT_ONCE = 50;

/** By issuer, of those that reported anything lately. Few are read through the cache; so many that it could not hold them are not. */
export async function findIssuerFigures(
  database: Database,
  issuerIds: readonly number[],
  today: CalendarDay,
  valueCache?: ValueCache,
): Promise<ReadonlyMap<number, ListedFigures>> {
  const figures = new Map<number, ListedFigures>();
  const ids = [...new Set(issuerIds)];
  const find = async (from: Database, missing: readonly number[]) =>
    byId(await findManyAccounts(from, missing, CODES, today));
  const found = valueCache
    ? await valueCache.readForEach(ids, {
        key: { value: 'issuer accounts', today },
        tagsOf: issuerTags,
        find,
      })
    : await find(database, ids);
  const accounts = [...found.values()];
  const issuers = accounts.map(({ issuerId, reports }) => ({
    issuerId,
    currency: reports.at(-1)?.currency ?? '',
  }));
  const sharesOf = byIssuer(await findManyShares(database, issuers, today));
  for (const [at, { issuerId, isBank, standard, reports }] of accounts.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
    const shares = (sharesOf.get(issuerId) ?? []).map((share) => ({ ...share, venue: null }));
    const book = standard === 'ras' ? 'ras' : isBank ? 'bank' : 'company';
    const currency = reports.at(-1)?.currency ?? '';
    figures.set(issuerId, listedFiguresOf({ book, currency, reports, shares, today }));
  }
  return figures;
}

const byId = (accounts: readonly IssuerAccounts[]): ReadonlyMap<number, IssuerAccounts> =>
  new Map(accounts.map((one) => [one.issuerId, one]));

function byIssuer(shares: readonly ClassOfShares[]): Map<number, ClassOfShares[]> {
  const found = new Map<number, ClassOfShares[]>();
  for (const share of shares) {
    const known = found.get(share.issuerId);
    if (known) known.push(share);
    else found.set(share.issuerId, [share]);
  }
  return found;
}
