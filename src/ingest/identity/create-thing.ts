import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Finding, Rule } from '#domain/import/finding.ts';
import { indexCurrency } from '#domain/import/index-currency.ts';
import type { InstrumentKind, Subject } from '#domain/import/subject.ts';
import { UNKNOWN_CURRENCY } from '#domain/reference/unknown-codes.ts';
import { type Code, FOR_EVER, SINCE_EVER } from './code-book.ts';
import type { Drafts, Origin } from './drafts.ts';
import { writtenSubject } from './subjects.ts';
import {
  addListing,
  type KnownInstrument,
  type KnownIssuer,
  type KnownListing,
  OFF_EXCHANGE,
  type Things,
  type Venue,
} from './things.ts';

/** What the record says beside the subject. */
export interface Hints {
  readonly kind?: InstrumentKind | undefined;
  readonly name?: string | undefined;
  /** ISO 4217. */
  readonly currency?: string | undefined;
  readonly issuerName?: string | undefined;
  readonly issuerId?: number | undefined;
  readonly industryId?: number | undefined;
  readonly listedOn?: CalendarDay | undefined;
  /** The record says what its ticker is, so that a ticker which something else had before is new. */
  readonly isStrict?: boolean | undefined;
  /** The record only refers to it: nothing is created for that. */
  readonly isReference?: boolean | undefined;
}

/** The part of the registry that creating needs. */
export interface Creating {
  readonly things: Things;
  readonly drafts: Drafts;
  readonly provider: string;
  readonly reference: {
    readonly venues: ReadonlyMap<string, Venue>;
    findCountry(word: string): string | null;
    readonly unclassifiedId: number | null;
  };
  nextId(table: 'issuer' | 'instrument' | 'listing'): number;
  noteIssuer(issuer: KnownIssuer): void;
  findIssuerByName(name: string, country: string): KnownIssuer | null;
  putCode(code: Code): Finding | null;
  /** The day since which nothing has the ticker that something had before. */
  findEnd(mic: string, ticker: string): CalendarDay | null;
}

interface Wanted {
  readonly subject: Subject;
  readonly resolved: {
    readonly issuerId: number | null;
    readonly instrument: KnownInstrument | null;
    readonly listing: KnownListing | null;
  };
  readonly needed: 'issuer' | 'instrument' | 'listing';
  readonly hints: Hints;
  readonly origin: Origin;
}

const UNKNOWN_COUNTRY = 'ZZ';

/** Bonds are priced without being listed: the ISIN is enough. */
export const isUnlistedBond = (
  { listingsOfInstrument }: Things,
  instrument: KnownInstrument | null,
): boolean =>
  instrument?.kind === 'bond' && instrument.isin !== null && !listingsOfInstrument.has(instrument.id);

/** A bond is listed under its ISIN where nothing says how, and off exchange where nothing says where. */
function listedSubject(
  { things }: Creating,
  { subject, resolved, needed }: Wanted,
  kind: InstrumentKind,
): Subject {
  const { instrument } = resolved;
  const isin = instrument?.isin ?? subject.isin;
  if (needed !== 'listing' || (instrument?.kind ?? kind) !== 'bond' || !isin) return subject;
  const mic = subject.mic ?? (!instrument || isUnlistedBond(things, instrument) ? OFF_EXCHANGE : undefined);
  return mic === undefined ? subject : { ...subject, mic, ticker: subject.ticker ?? isin };
}

/** The issuer, instrument and listing that a record needs, as far as they do not exist. */
export function createThing(registry: Creating, wanted: Wanted) {
  const { resolved, needed, hints, origin } = wanted;
  if (needed === 'issuer') {
    const issuer = createIssuer(registry, wanted.subject, hints, origin);
    const { providerCode } = wanted.subject;
    if (providerCode)
      registry.putCode(newCode('provider', registry.provider, providerCode, 'issuer', issuer.id));
    return { issuerId: issuer.id, instrument: null, listing: null };
  }
  const kind = hints.kind ?? wanted.subject.kind ?? 'stock';
  const subject = listedSubject(registry, wanted, kind);
  const venue = subject.mic ? (registry.reference.venues.get(subject.mic) ?? null) : null;
  if (subject.mic && !venue) return held('unknown_mic', subject.mic, 'mic');
  if (!resolved.instrument && kind !== 'index' && !venue && !subject.isin)
    return held('unknown_instrument', writtenSubject(subject), 'mic');
  if (needed === 'listing' && kind !== 'index' && !venue)
    return held('unknown_instrument', writtenSubject(subject), 'mic');
  if (hints.name === undefined && writtenSubject(subject) === '')
    return held('unknown_instrument', '', 'ticker');
  if (needed === 'listing' && kind !== 'index' && !subject.ticker)
    return held('unknown_instrument', writtenSubject(subject), 'ticker');
  const known = hints.currency ?? resolved.instrument?.currency;
  const currency = known ?? (kind === 'index' ? currencyOfIndex(subject, venue) : venue?.currency) ?? null;
  if (!currency) return held('unknown_currency', writtenSubject(subject), 'currency');
  const instrument =
    resolved.instrument ??
    createInstrument(registry, {
      subject,
      kind,
      currency,
      venue,
      hints,
      origin,
      issuerId: resolved.issuerId,
    });
  if ('finding' in instrument) return instrument;
  if (instrument.kind === 'index' || !venue || !subject.ticker)
    return { issuerId: instrument.issuerId, instrument, listing: null };
  const listing =
    resolved.listing ?? createListing(registry, { instrument, venue, subject, currency, origin });
  return 'finding' in listing ? listing : { issuerId: instrument.issuerId, instrument, listing };
}

const currencyOfIndex = (subject: Subject, venue: Venue | null): string =>
  indexCurrency(subject) ?? venue?.currency ?? UNKNOWN_CURRENCY;

const held = (rule: Rule, value: string, missing: string): { readonly finding: Finding } => ({
  finding: { rule, severity: 'hold', value, details: { missing } },
});

function createIssuer(
  registry: Creating,
  subject: Subject,
  hints: Hints,
  origin: Origin,
  venue?: Venue | null,
): KnownIssuer {
  const name = hints.issuerName ?? subject.name ?? hints.name ?? subject.ticker ?? writtenSubject(subject);
  const country = countryOf(registry, subject, venue);
  const known = registry.findIssuerByName(name, country);
  if (known) return known;
  const issuer = { id: registry.nextId('issuer'), name, country, lei: subject.lei ?? null, isNew: true };
  registry.noteIssuer(issuer);
  registry.drafts.put(
    'issuer',
    issuer.id,
    origin,
    {
      name,
      country,
      industry_id: hints.industryId ?? registry.reference.unclassifiedId,
      is_stub: true,
      lei: subject.lei,
    },
    { isAssumed: true },
  );
  for (const scheme of ['lei', 'cik'] as const) {
    const value = subject[scheme];
    if (value) registry.putCode(newCode(scheme, '', value, 'issuer', issuer.id));
  }
  return issuer;
}

/** The first two letters of an ISIN are a country, unless they are one of the international prefixes. */
function countryOf({ reference }: Creating, { country, isin }: Subject, venue?: Venue | null): string {
  const prefix = isin?.slice(0, 2);
  const ofIsin = prefix && !/^X|^EU|^QS/.test(prefix) ? prefix : '';
  return (
    reference.findCountry(country ?? '') ?? reference.findCountry(ofIsin) ?? venue?.country ?? UNKNOWN_COUNTRY
  );
}

interface NewInstrument {
  readonly subject: Subject;
  readonly kind: InstrumentKind;
  readonly currency: string;
  readonly venue: Venue | null;
  readonly hints: Hints;
  readonly origin: Origin;
  readonly issuerId: number | null;
}

function createInstrument(
  registry: Creating,
  wanted: NewInstrument,
): KnownInstrument | { readonly finding: Finding } {
  const { subject, kind, currency, venue, hints, origin } = wanted;
  const id = registry.nextId('instrument');
  if (subject.isin) {
    const finding = registry.putCode(newCode('isin', '', subject.isin, 'instrument', id));
    if (finding) return { finding };
  }
  const issuerId =
    kind === 'index'
      ? null
      : (hints.issuerId ?? wanted.issuerId ?? createIssuer(registry, subject, hints, origin, venue).id);
  const name = hints.name ?? subject.name ?? subject.ticker ?? writtenSubject(subject);
  const instrument: KnownInstrument = {
    id,
    kind,
    issuerId,
    name,
    currency,
    isin: subject.isin ?? null,
    listedOn: hints.listedOn ?? null,
    delistedOn: null,
    isNew: true,
  };
  registry.things.instruments.set(id, instrument);
  registry.drafts.put('instrument', id, origin, { kind, isin: subject.isin, ticker: subject.ticker });
  registry.drafts.put('instrument', id, origin, { issuer_id: issuerId, name, currency }, { isAssumed: true });
  if (kind === 'stock')
    registry.drafts.put('stock', id, origin, { share_type: 'ordinary' }, { isAssumed: true });
  if (kind === 'etf') registry.drafts.put('etf', id, origin, {});
  if (kind === 'bond') registry.drafts.put('bond', id, origin, {});
  if (kind === 'index') registry.drafts.put('market_index', id, origin, {});
  const isTicker = subject.mic !== undefined && subject.providerCode === subject.ticker;
  const ownCode = isTicker
    ? undefined
    : (subject.providerCode ?? (kind === 'index' ? subject.ticker : undefined));
  if (ownCode) registry.putCode(newCode('provider', registry.provider, ownCode, 'instrument', id));
  return instrument;
}

interface NewListing {
  readonly instrument: KnownInstrument;
  readonly venue: Venue;
  readonly subject: Subject;
  readonly currency: string;
  readonly origin: Origin;
}

function createListing(
  registry: Creating,
  { instrument, venue, subject, currency, origin }: NewListing,
): KnownListing | { readonly finding: Finding } {
  const ticker = subject.ticker ?? '';
  const id = registry.nextId('listing');
  const code = newCode('mic_ticker', venue.mic, ticker, 'listing', id);
  const finding = registry.putCode({ ...code, validFrom: registry.findEnd(venue.mic, ticker) ?? SINCE_EVER });
  if (finding) return { finding };
  const listing = {
    id,
    instrumentId: instrument.id,
    venueId: venue.id,
    mic: venue.mic,
    ticker,
    currency,
    isNew: true,
  };
  addListing(registry.things, listing);
  registry.drafts.put('listing', id, origin, {
    instrument_id: instrument.id,
    venue_id: venue.id,
    ticker,
    currency,
  });
  return listing;
}

const newCode = (scheme: Code['scheme'], place: string, value: string, of: Code['of'], id: number): Code => ({
  scheme,
  place,
  value,
  of,
  id,
  validFrom: SINCE_EVER,
  validTo: FOR_EVER,
  isNew: true,
});
