import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { daysOf } from '#domain/multiples/columns.ts';
import type { IssuerBooks } from '#domain/multiples/issuer-books.ts';
import { linesOf } from '#domain/multiples/quantities.ts';
import type { StoredOrigin } from '#market/provenance/origin.repository.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { type FoundShare, findAccounts, findShares } from './multipliers.repository.ts';

export type BooksContext = Pick<PageContext, 'database' | 'labels' | 'language' | 'numbers' | 'today'>;

export interface LoadedBooks extends IssuerBooks {
  readonly issuer: { readonly stringId: string; readonly name: string };
  readonly standard: 'ifrs' | 'us-gaap' | 'ras';
  /** Where the report of a period comes from. */
  readonly origins: ReadonlyMap<string, StoredOrigin>;
  /** Money is stated in these. */
  readonly unitMultiplier: number;
}

const CODES = [...new Set([...linesOf('company'), ...linesOf('bank'), ...linesOf('ras')])];

/** Undefined when there is no such issuer, null when it has no reports. */
export async function findBooks(
  { database, language, today }: Pick<BooksContext, 'database' | 'language' | 'today'>,
  issuerId: number,
): Promise<LoadedBooks | null | undefined> {
  const accounts = await findAccounts(database, issuerId, CODES);
  if (!accounts) return undefined;
  const { standard, isBank } = accounts;
  const reports = accounts.reports.filter(({ periodEnd }) => periodEnd <= today);
  const latest = reports.at(-1);
  if (!latest) return null;
  const { currency, unitMultiplier } = latest;
  const shares = await findShares(database, { issuerId, currency, days: daysOf({ reports, today }) });
  return {
    issuer: {
      stringId: accounts.stringId,
      name: localizedName(accounts.name, accounts.names, language),
    },
    book: standard === 'ras' ? 'ras' : isBank ? 'bank' : 'company',
    standard,
    currency,
    unitMultiplier,
    origins: new Map(reports.map(({ periodEnd, origin }) => [periodEnd, origin])),
    reports,
    shares: shares.map((share) => toShare(share, language)),
    today,
  };
}

function toShare({ names, venueCode, venueNames, ...share }: FoundShare, language: Language) {
  return {
    ...share,
    name: localizedName(share.name, names, language),
    venue: venueCode && localizedName(venueCode, venueNames ?? {}, language),
  };
}
