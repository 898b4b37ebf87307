import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type ListedFigures, listedFiguresOf } from '#domain/multiples/listed-figures.ts';
import { linesOf } from '#domain/multiples/quantities.ts';
import type { Database } from '#platform/database/database.server.ts';
import { type ClassOfShares, findManyAccounts, findManyShares } from './issuer-figures.repository.ts';

const CODES = [...new Set([...linesOf('company'), ...linesOf('bank'), ...linesOf('ras')])];
/** Requests come through after so many issuers. */
const AT_ONCE = 50;

/** By issuer, of those that reported anything lately. */
export async function findIssuerFigures(
  database: Database,
  issuerIds: readonly number[],
  today: CalendarDay,
): Promise<ReadonlyMap<number, ListedFigures>> {
  const figures = new Map<number, ListedFigures>();
  const accounts = await findManyAccounts(database, [...new Set(issuerIds)], CODES, today);
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

function byIssuer(shares: readonly ClassOfShares[]): Map<number, ClassOfShares[]> {
  const found = new Map<number, ClassOfShares[]>();
  for (const share of shares) {
    const known = found.get(share.issuerId);
    if (known) known.push(share);
    else found.set(share.issuerId, [share]);
  }
  return found;
}
