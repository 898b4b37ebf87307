import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { CodeBook, CodeTarget } from './code-book.ts';
import { OFF_EXCHANGE, type Things } from './things.ts';

export type Found =
  | {
      readonly is: 'found';
      readonly issuerId: number | null;
      readonly instrumentId: number | null;
      readonly listingId: number | null;
    }
  | { readonly is: 'unknown' }
  /** Two codes of the subject mean different things. */
  | { readonly is: 'conflict'; readonly details: Readonly<Record<string, string>> }
  /** A ticker that means different things on different venues. */
  | { readonly is: 'several'; readonly venues: readonly string[] };

interface Known {
  readonly book: CodeBook;
  readonly things: Things;
  /** Whose own codes a provider's code is one of. */
  readonly source: string;
  countryOf(mic: string): string | null;
  /** Tickers count on their days only: of a record that says what a ticker is. */
  readonly isStrict?: boolean;
}

interface Hit {
  readonly code: string;
  readonly issuerId: number | null;
  readonly instrumentId: number | null;
  readonly listingId: number | null;
}

/** Whom a subject meant on a day: the strongest code decides, and no weaker one may contradict it. */
export function findSubject(subject: Subject, day: CalendarDay | null, known: Known): Found {
  const hits = hitsOf(subject, day, known);
  const [strongest] = hits;
  if (!strongest) return { is: 'unknown' };
  const contradicting = hits.find((hit) => contradicts(strongest, hit));
  const venues = venuesOf(
    isTickerOnly(subject) ? hits.filter(({ listingId }) => listingId !== null) : hits,
    known.things,
  );
  if (contradicting && venues.length > 1) return { is: 'several', venues };
  if (contradicting) return { is: 'conflict', details: { code: strongest.code, other: contradicting.code } };
  const instrumentId = hits.find((hit) => hit.instrumentId !== null)?.instrumentId ?? null;
  const ownIssuerId = known.things.instruments.get(instrumentId ?? 0)?.issuerId ?? null;
  const issuerId = ownIssuerId ?? hits.find((hit) => hit.issuerId !== null)?.issuerId ?? null;
  return {
    is: 'found',
    issuerId,
    instrumentId,
    listingId: findListing(subject, instrumentId, hits, known.things),
  };
}

function hitsOf(
  subject: Subject,
  day: CalendarDay | null,
  { book, things, source, countryOf, isStrict = false }: Known,
): Hit[] {
  const { isin, figi, lei, cik, mic, ticker, venueCountry, providerCode } = subject;
  const targets: (readonly [code: string, target: CodeTarget | null])[] = [];
  if (isin) targets.push([isin, book.find('isin', '', isin, day)]);
  if (figi)
    for (const scheme of ['share_class_figi', 'figi', 'composite_figi'] as const)
      targets.push([figi, book.find(scheme, '', figi, day)]);
  if (lei) targets.push([lei, book.find('lei', '', lei, day)]);
  if (cik) targets.push([cik, book.find('cik', '', cik, day)]);
  if (ticker && mic)
    targets.push([`${mic}:${ticker}`, book.find('mic_ticker', mic, ticker, day, { isStrict })]);
  // A ticker that the provider calls its own code, too, says nothing more.
  if (providerCode && !(mic && providerCode === ticker))
    targets.push([providerCode, book.find('provider', source, providerCode, day)]);
  if (ticker && !mic && targets.every(([, target]) => !target)) {
    targets.push([ticker, book.find('provider', source, ticker, day)]);
    for (const place of book.placesOf(ticker))
      if (venueCountry === undefined || countryOf(place) === venueCountry)
        targets.push([`${place}:${ticker}`, book.find('mic_ticker', place, ticker, day)]);
  }
  return targets.flatMap(([code, target]) => (target ? [toHit(code, target, things)] : []));
}

function toHit(code: string, { of, id }: CodeTarget, { listings, instruments }: Things): Hit {
  if (of === 'issuer') return { code, issuerId: id, instrumentId: null, listingId: null };
  const instrumentId = of === 'instrument' ? id : (listings.get(id)?.instrumentId ?? null);
  const issuerId = instrumentId === null ? null : (instruments.get(instrumentId)?.issuerId ?? null);
  return { code, issuerId, instrumentId, listingId: of === 'listing' ? id : null };
}

function contradicts(one: Hit, other: Hit): boolean {
  if (one.instrumentId !== null && other.instrumentId !== null)
    return one.instrumentId !== other.instrumentId;
  return one.issuerId !== null && other.issuerId !== null && one.issuerId !== other.issuerId;
}

/** No code that is the same on all venues speaks of it. */
const isTickerOnly = ({ isin, figi, lei, cik, mic, ticker }: Subject): boolean =>
  ticker !== undefined && [isin, figi, lei, cik, mic].every((code) => code === undefined);

/** The venues, where nothing but a ticker says which of several listings is meant. */
function venuesOf(hits: readonly Hit[], { listings }: Things): readonly string[] {
  if (hits.some(({ listingId }) => listingId === null)) return [];
  return [...new Set(hits.map(({ listingId }) => listings.get(listingId ?? 0)?.mic ?? ''))].sort();
}

/** The listing on the venue of the subject; without a venue the only one, or the one off exchange, which needs no venue. */
function findListing(
  { mic }: Subject,
  instrumentId: number | null,
  hits: readonly Hit[],
  things: Things,
): number | null {
  const isOpen = !mic && venuesOf(hits, things).length > 1;
  const named = isOpen ? null : (hits.find((hit) => hit.listingId !== null)?.listingId ?? null);
  if (named !== null && (!mic || things.listings.get(named)?.mic === mic)) return named;
  if (instrumentId === null) return null;
  const listings = things.listingsOfInstrument.get(instrumentId) ?? [];
  if (mic) return listings.find((listing) => listing.mic === mic)?.id ?? null;
  const one = listings.length === 1 ? listings[0] : listings.find((listing) => listing.mic === OFF_EXCHANGE);
  return one?.id ?? null;
}
