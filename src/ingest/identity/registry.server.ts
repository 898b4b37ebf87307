import type pg from 'pg';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import { type Code, CodeBook } from './code-book.ts';
import { findCodes, findIssuersByName, readThings, reserveIds } from './codes.repository.ts';
import { createThing, type Hints, isUnlistedBond } from './create-thing.ts';
import { Drafts, type Origin } from './drafts.ts';
import { findSubject } from './find-subject.ts';
import { namesIn } from './names-in.ts';
import type { ReferenceData } from './reference-data.repository.ts';
import { keyOf, subjectsOf, wantedCodesOf, writtenSubject } from './subjects.ts';
import { createThings, type KnownInstrument, type KnownIssuer, type KnownListing } from './things.ts';

export type Needed = 'issuer' | 'instrument' | 'listing';

export interface Resolved {
  readonly issuerId: number | null;
  readonly instrument: KnownInstrument | null;
  readonly listing: KnownListing | null;
}

export type Resolution = Resolved | { readonly finding: Finding };

const NUMBERED = ['issuer', 'instrument', 'listing'] as const;
/** What a run creates of its own accord: listings of known bonds. */
const LISTED = ['listing'] as const;
const RESERVED = 200;
/** Of what is looked up once: maps of codes have millions of rows, most of them about nobody here. */
const MOST_KNOWN = 200_000;

interface RegistryOptions {
  readonly creates: boolean;
  /** Resolves when the client is free. */
  idle(): Promise<void>;
}

/** Whom the records of a run mean, and what the run creates. */
export class Registry {
  readonly book = new CodeBook();
  readonly things = createThings();
  readonly drafts = new Drafts();
  /** Issuers that rows of their own name, such as relations: they enter without an instrument, too. */
  readonly named = new Set<number>();
  /** Instruments that two records of this run describe in ways that exclude each other. */
  readonly contested = new Map<number, Finding>();
  #provider = '';
  readonly #requested = new Set<string>();
  /** Rows of a file share their subjects: most are known by identity. */
  #prepared = new WeakSet<Subject>();
  readonly #issuersByName = new Map<string, KnownIssuer>();
  readonly #ids: Record<(typeof NUMBERED)[number], number[]> = { issuer: [], instrument: [], listing: [] };
  readonly #usedBy = new Map<number, number>();
  /** Records of new instruments as they stand in their file, for the list of what was not taken. */
  readonly raws = new Map<number, string>();
  readonly #resolved = new Map<string, Resolution>();
  /** Of rows of prices, by their subject. */
  #listings = new WeakMap<Subject, Resolution>();
  /** The one of them that was found last, in the present file. */
  #last: { readonly subject: Subject; readonly resolution: Resolution } | null = null;

  readonly client: pg.ClientBase;
  readonly reference: ReferenceData;
  readonly options: RegistryOptions;

  constructor(client: pg.ClientBase, reference: ReferenceData, options: RegistryOptions) {
    this.client = client;
    this.reference = reference;
    this.options = options;
  }

  /** Whose own codes the records of the present file use. */
  get provider(): string {
    return this.#provider;
  }

  set provider(provider: string) {
    this.#provider = provider;
    this.#prepared = new WeakSet();
    this.#forgetListings();
  }

  /** Reads what the store knows of these records, once for all of them. */
  async prepare(reads: readonly (readonly ImportRecord[])[]): Promise<void> {
    const { creates } = this.options;
    const fresh = new Map<string, Subject>();
    let before: Subject | null = null;
    for (const records of reads)
      for (const record of records) {
        // Rows of prices come listing by listing.
        if (record.type === 'price' && record.subject === before) continue;
        for (const subject of subjectsOf(record)) {
          before = subject;
          if (this.#prepared.has(subject)) continue;
          this.#prepared.add(subject);
          const key = `${this.provider}|${keyOf(subject)}|${creates ? (subject.name ?? '') : ''}`;
          if (!this.#requested.has(key)) fresh.set(key, subject);
        }
      }
    if (fresh.size === 0) return;
    if (this.#requested.size > MOST_KNOWN) this.#requested.clear();
    const names = creates ? namesIn(reads) : [];
    await this.options.idle();
    for (const key of fresh.keys()) this.#requested.add(key);
    const wanted = [...fresh.values()].flatMap((subject) => wantedCodesOf(subject, this.provider));
    const codes = await findCodes(this.client, wanted);
    for (const code of codes) this.book.put(code);
    await readThings(this.client, codes, this.things);
    if (names.length > 0)
      for (const issuer of await findIssuersByName(this.client, names)) this.noteIssuer(issuer);
    for (const table of creates ? NUMBERED : LISTED) {
      if (!creates && !this.#hasUnlistedBond(codes)) continue;
      const missing = fresh.size + 2 - this.#ids[table].length;
      if (missing > 0)
        this.#ids[table].push(...(await reserveIds(this.client, table, Math.max(missing, RESERVED))));
    }
  }

  #hasUnlistedBond(codes: readonly Code[]): boolean {
    return codes.some(
      ({ of, id }) =>
        of === 'instrument' && isUnlistedBond(this.things, this.things.instruments.get(id) ?? null),
    );
  }

  nextId(table: (typeof NUMBERED)[number]): number {
    const id = this.#ids[table].shift();
    if (id === undefined) throw new Error(`no number is reserved for a new row of ${table}`);
    return id;
  }

  noteIssuer(issuer: KnownIssuer): void {
    this.things.issuers.set(issuer.id, issuer);
    this.#issuersByName.set(`${issuer.name.toLowerCase()}|${issuer.country}`, issuer);
  }

  findIssuerByName(name: string, country: string): KnownIssuer | null {
    return this.#issuersByName.get(`${name.toLowerCase()}|${country}`) ?? null;
  }

  /** A code that means something else on these days is a finding. */
  putCode(code: Code): Finding | null {
    const other = this.book.put(code);
    this.#resolved.clear();
    this.#forgetListings();
    if (!other) return null;
    return {
      rule: 'code_conflict',
      severity: 'hold',
      field: code.scheme,
      value: code.place ? `${code.place}:${code.value}` : code.value,
      details: { from: other.validFrom, to: other.validTo },
    };
  }

  findEnd(mic: string, ticker: string): CalendarDay | null {
    return this.book.findEnd('mic_ticker', mic, ticker);
  }

  /** Of the row before, where it is of the same listing. */
  findLast(subject: Subject): Resolution | null {
    return this.#last?.subject === subject ? this.#last.resolution : null;
  }

  /** Whom the subject meant on the day; with `creates`, something new where nothing is known. */
  resolve(
    subject: Subject,
    day: CalendarDay | null,
    needed: Needed,
    hints: Hints,
    origin: Origin,
  ): Resolution {
    const isPlain = needed === 'listing' && !hints.isStrict;
    const listing = isPlain ? this.#listings.get(subject) : undefined;
    if (listing) {
      if ('instrument' in listing) this.#noteUse(listing, origin);
      this.#last = { subject, resolution: listing };
      return listing;
    }
    const key = `${needed}|${hints.isStrict === true}|${hints.isReference === true}|${this.provider}|${keyOf(subject)}`;
    const resolution = this.#resolved.get(key) ?? this.#resolve(subject, day, needed, hints, origin);
    if ('instrument' in resolution) this.#noteUse(resolution, origin);
    const { mic, ticker } = subject;
    const varies = ticker !== undefined && (!mic || this.book.varies('mic_ticker', mic, ticker));
    if (this.#resolved.size > MOST_KNOWN) this.#resolved.clear();
    if (!varies && !hints.isStrict) {
      this.#resolved.set(key, resolution);
      if (isPlain) this.#listings.set(subject, resolution);
    }
    return resolution;
  }

  #forgetListings(): void {
    this.#listings = new WeakMap();
    this.#last = null;
  }

  /** What several files name is new as long as one of them enters. */
  #noteUse({ issuerId, instrument, listing }: Resolved, { file }: Origin): void {
    const issuer = this.things.issuers.get(issuerId ?? 0);
    if (!instrument?.isNew && !listing?.isNew && !issuer?.isNew) return;
    const thing = listing?.id ?? instrument?.id ?? issuerId ?? 0;
    if (this.#usedBy.get(thing) === file) return;
    this.#usedBy.set(thing, file);
    if (issuer?.isNew) this.drafts.use(['issuer', 'issuer_profile'], issuer.id, file);
    if (instrument?.isNew)
      this.drafts.use(['instrument', 'stock', 'etf', 'bond', 'market_index'], instrument.id, file);
    if (listing?.isNew) this.drafts.use(['listing'], listing.id, file);
  }

  #venuesOf(instrument: Resolved['instrument']): readonly string[] {
    const listings = this.things.listingsOfInstrument.get(instrument?.id ?? 0) ?? [];
    return listings.flatMap(({ mic }) => mic ?? []).sort();
  }

  #resolve(
    subject: Subject,
    day: CalendarDay | null,
    needed: Needed,
    hints: Hints,
    origin: Origin,
  ): Resolution {
    const found = findSubject(subject, day, {
      book: this.book,
      things: this.things,
      source: this.provider,
      countryOf: (mic) => this.reference.venues.get(mic)?.country ?? null,
      isStrict: hints.isStrict ?? false,
    });
    if (found.is === 'several') return severalVenues(subject, found.venues);
    if (found.is === 'conflict')
      return {
        finding: {
          rule: 'code_conflict',
          severity: 'hold',
          value: writtenSubject(subject),
          details: found.details,
        },
      };
    const resolved: Resolved =
      found.is === 'unknown'
        ? { issuerId: null, instrument: null, listing: null }
        : {
            issuerId: found.issuerId,
            instrument: this.things.instruments.get(found.instrumentId ?? 0) ?? null,
            listing: this.things.listings.get(found.listingId ?? 0) ?? null,
          };
    if (isEnough(resolved, needed)) return resolved;
    const venues = this.#venuesOf(resolved.instrument);
    if (needed === 'listing' && !subject.mic && venues.length > 1) return severalVenues(subject, venues);
    const mayCreate =
      (this.options.creates && !hints.isReference) ||
      (needed === 'listing' && isUnlistedBond(this.things, resolved.instrument));
    if (mayCreate) return createThing(this, { subject, resolved, needed, hints, origin });
    return {
      finding: {
        rule: 'unknown_instrument',
        severity: 'hold',
        value: writtenSubject(subject),
        details: { needed, ...(writtenSubject(subject) === '' && { missing: 'ticker' }) },
      },
    };
  }
}

/** Which one is meant, a person says. */
const severalVenues = (subject: Subject, venues: readonly string[]): Resolution => ({
  finding: {
    rule: 'unknown_instrument',
    severity: 'hold',
    value: writtenSubject(subject),
    details: { missing: 'venue', venues: venues.join(', ') },
  },
});

export function isEnough({ issuerId, instrument, listing }: Resolved, needed: Needed): boolean {
  if (needed === 'issuer') return issuerId !== null;
  if (needed === 'instrument') return instrument !== null;
  return listing !== null || instrument?.kind === 'index';
}
