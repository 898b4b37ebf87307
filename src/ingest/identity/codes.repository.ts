import type pg from 'pg';
import { CODE_SCHEMES } from '#domain/import/records.ts';
import type { InstrumentKind } from '#domain/import/subject.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, maybe, oneOf, text } from '#platform/database/columns.server.ts';
import { withoutNul } from '#platform/database/without-nul.ts';
import type { Code } from './code-book.ts';
import { addListing, type KnownIssuer, type Things } from './things.ts';
import type { WantedCode } from './wanted-code.ts';

/** What the store knows under these codes; listings without codes of their own are known by venue and ticker. */
export async function findCodes(client: pg.ClientBase, wanted: readonly WantedCode[]): Promise<Code[]> {
  const rows = checkRows(
    {
      scheme: oneOf(...CODE_SCHEMES),
      place: text,
      value: text,
      of: oneOf('issuer', 'instrument', 'listing'),
      id: int,
      validFrom: text,
      validTo: text,
    },
    await client.query({
      // Planning it takes longer than running it, and files of many listings send it for each.
      name: 'find-codes',
      text: `with wanted as (select * from unnest($1::text[], $2::text[], $3::text[]) as codes (scheme, place, value)),
            found as (
              select code.* from wanted join instrument_code code
                on code.scheme = wanted.scheme and code.value = wanted.value
               and code.place = coalesce(wanted.place, code.place))
       select scheme, place, value,
              case when issuer_id is not null then 'issuer' when instrument_id is not null then 'instrument' else 'listing' end as of,
              coalesce(issuer_id, instrument_id, listing_id) as id, valid_from::text as "validFrom", valid_to::text as "validTo"
         from found
        union
       select 'mic_ticker', venue.mic, listing.ticker, 'listing', listing.id, '-infinity', 'infinity'
         from wanted join listing on listing.ticker = wanted.value and wanted.scheme = 'mic_ticker'
         join venue on venue.id = listing.venue_id and venue.mic = coalesce(wanted.place, venue.mic)
        where not exists (select from instrument_code code where code.listing_id = listing.id and code.scheme = 'mic_ticker')
        union
       select 'isin', '', isin, 'instrument', min(instrument.id), '-infinity', 'infinity'
         from wanted join instrument on instrument.isin = wanted.value and wanted.scheme = 'isin'
        where not exists (select from instrument_code code where code.instrument_id = instrument.id and code.scheme = 'isin')
        group by isin having count(*) = 1
        union
       select 'lei', '', lei, 'issuer', issuer.id, '-infinity', 'infinity'
         from wanted join issuer on issuer.lei = wanted.value and wanted.scheme = 'lei'
        where not exists (select from instrument_code code where code.issuer_id = issuer.id and code.scheme = 'lei')`,
      values: [
        wanted.map(({ scheme }) => scheme),
        wanted.map(({ place }) => place),
        wanted.map(({ value }) => value),
      ],
    }),
  );
  return rows.map((row) => ({ ...row, isNew: false }));
}

/** Adds what the codes mean, with the instruments' listings. */
export async function readThings(
  client: pg.ClientBase,
  codes: readonly Code[],
  things: Things,
): Promise<void> {
  const idsOf = (of: Code['of'], known: ReadonlyMap<number, unknown>) =>
    codes.filter((code) => code.of === of && !known.has(code.id)).map(({ id }) => id);
  const listingIds = idsOf('listing', things.listings);
  const instrumentIds = idsOf('instrument', things.instruments);
  if (listingIds.length + instrumentIds.length > 0)
    await readInstruments(client, { instrumentIds, listingIds }, things);
  const issuersOfLeis = codes.some(({ scheme }) => scheme === 'isin')
    ? [...things.instruments.values()].flatMap(({ issuerId }) => issuerId ?? [])
    : [];
  const issuerIds = [...new Set([...idsOf('issuer', things.issuers), ...issuersOfLeis])].filter(
    (id) => !things.issuers.has(id),
  );
  if (issuerIds.length > 0)
    for (const issuer of await findIssuers(client, 'id = any ($1::int[])', issuerIds))
      things.issuers.set(issuer.id, issuer);
}

/** These instruments and those of these listings, with all of their listings. */
async function readInstruments(
  client: pg.ClientBase,
  { instrumentIds, listingIds }: Record<'instrumentIds' | 'listingIds', readonly number[]>,
  things: Things,
): Promise<void> {
  const rows = checkRows(
    {
      instrumentId: int,
      kind: oneOf<InstrumentKind>('stock', 'bond', 'index', 'etf'),
      issuerId: maybe(int),
      name: text,
      currency: text,
      isin: maybe(text),
      listedOn: maybe(text),
      id: maybe(int),
      venueId: maybe(int),
      mic: maybe(text),
      ticker: maybe(text),
      listingCurrency: maybe(text),
      hasDays: bool,
    },
    await client.query({
      name: 'read-instruments',
      text: `with named as (
              select unnest($1::int[]) as id
               union
              select instrument_id from listing where id = any ($2::int[]))
       select instrument.id as "instrumentId", kind, issuer_id as "issuerId", instrument.name, instrument.currency, isin,
              listed_on::text as "listedOn", listing.id, venue_id as "venueId", venue.mic, listing.ticker,
              listing.currency as "listingCurrency",
              (select day from daily_trading where listing_id = listing.id order by day limit 1) is not null as "hasDays"
         from named join instrument on instrument.id = named.id
         left join listing on listing.instrument_id = instrument.id
         left join venue on venue.id = listing.venue_id`,
      values: [instrumentIds, listingIds],
    }),
  );
  for (const row of rows) {
    const { instrumentId, kind, issuerId, name, currency, isin, listedOn } = row;
    if (!things.instruments.has(instrumentId))
      things.instruments.set(instrumentId, {
        id: instrumentId,
        kind,
        issuerId,
        name,
        currency,
        isin,
        listedOn,
        delistedOn: null,
        isNew: false,
      });
    const { id, venueId, mic, ticker, listingCurrency, hasDays } = row;
    if (id === null || venueId === null || ticker === null || listingCurrency === null) continue;
    addListing(things, {
      id,
      instrumentId,
      venueId,
      mic,
      ticker,
      currency: listingCurrency,
      hasDays,
      isNew: false,
    });
  }
}

/** Issuers whose names are these, without regard to upper and lower case. */
export const findIssuersByName = (client: pg.ClientBase, names: readonly string[]): Promise<KnownIssuer[]> =>
  findIssuers(
    client,
    'lower(name) = any ($1::text[])',
    names.map((name) => withoutNul(name).toLowerCase()),
  );

async function findIssuers(
  client: pg.ClientBase,
  condition: string,
  values: readonly unknown[],
): Promise<KnownIssuer[]> {
  const rows = checkRows(
    { id: int, name: text, country: text, lei: maybe(text) },
    await client.query(`select id, name, country, lei from issuer where ${condition}`, [values]),
  );
  return rows.map((row) => ({ ...row, isNew: false }));
}

/** Numbers for new rows. What is not used leaves a hole, as with any sequence. */
export async function reserveIds(
  client: pg.ClientBase,
  table: 'issuer' | 'instrument' | 'listing' | 'report',
  count: number,
): Promise<number[]> {
  const rows = checkRows(
    { id: int },
    await client.query(
      `select nextval(pg_get_serial_sequence($1, 'id'))::int as id from generate_series(1, $2::int)`,
      [table, count],
    ),
  );
  return rows.map(({ id }) => id);
}
