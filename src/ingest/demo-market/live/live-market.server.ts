import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { float, int, json, type RowOf, text } from '#platform/database/columns.server.ts';
import { MAIN_VENUE_ID, readVenue } from '../catalogue/venues.ts';
import type { Basket } from './basket.ts';

export interface LiveMarket {
  readonly batchId: number;
  readonly shares: readonly LiveShare[];
  readonly funds: readonly (Basket & { readonly listingId: number; readonly decimals: number })[];
  readonly indexes: readonly (Basket & { readonly indexId: number })[];
}

export interface LiveShare {
  readonly listingId: number;
  readonly decimals: number;
  /** In ticks. */
  readonly anchor: number;
  price: number;
}

const MOST_SHARES = 300;

const pricedListing = { listingId: int, price: text };
const members = json<Basket['members']>();

/** The shares with what they cost last. Minutes that were invented ahead go: nobody has seen a price of the future. */
export async function openMarket(client: pg.Client, now: Date): Promise<LiveMarket> {
  await client.query(
    `delete from intraday_trading using listing
      where listing.id = listing_id and venue_id = $1 and traded_at > $2`,
    [MAIN_VENUE_ID, now],
  );
  const [batch] = checkRows(
    { id: int },
    await client.query(
      `insert into import_batch (source_id, note) select id, 'Live: invented ticks' from source where code = 'demo' returning id`,
    ),
  );
  if (!batch) throw new Error('The store does not hold the demo market');
  const shares = checkRows(
    pricedListing,
    await client.query(
      `select listing.id as "listingId", newest.last_price::text as price
       from listing
       join instrument on instrument.id = instrument_id and kind = 'stock' and instrument.status = 'active'
      cross join lateral (select last_price from daily_trading
                           where listing_id = listing.id and last_price is not null order by day desc limit 1) newest
      where venue_id = $1 and listing.status = 'active' order by listing.id limit $2`,
      [MAIN_VENUE_ID, MOST_SHARES],
    ),
  );
  const moving = shares.map(({ listingId }) => listingId);
  return {
    batchId: batch.id,
    shares: shares.map(toShare),
    funds: await readFunds(client, moving),
    indexes: await readIndexes(client, moving),
  };
}

/** Funds of the venue with those of their holdings that move. */
async function readFunds(client: pg.Client, moving: readonly number[]): Promise<LiveMarket['funds']> {
  const funds = checkRows(
    { ...pricedListing, members },
    await client.query(
      `select listing.id as "listingId", newest.last_price::text as price, held.members
         from etf join listing using (instrument_id)
        cross join lateral (select last_price from daily_trading
                             where listing_id = listing.id and last_price is not null order by day desc limit 1) newest
        cross join lateral (
          select json_agg(json_build_object('listingId', member.id, 'weight', weight)) as members
            from etf_holding join listing member on member.instrument_id = etf_holding.instrument_id
           where etf_id = etf.instrument_id and member.id = any($2::int[])) held
        where listing.venue_id = $1 and listing.status = 'active' and held.members is not null order by listing.id`,
      [MAIN_VENUE_ID, moving],
    ),
  );
  return funds.map(({ members: held, ...listing }) => ({ ...toShare(listing), members: held }));
}

/** Indexes in the currency of the venue with those of their members that move. */
async function readIndexes(client: pg.Client, moving: readonly number[]): Promise<LiveMarket['indexes']> {
  return checkRows(
    { indexId: int, anchor: float, members },
    await client.query(
      `select instrument_id as "indexId", newest.value::float8 as anchor, held.members
         from market_index join instrument on instrument.id = instrument_id and currency = $1
        cross join lateral (select value from index_value where index_id = instrument.id order by day desc limit 1) newest
        cross join lateral (
          select json_agg(json_build_object('listingId', member.id, 'weight', weight)) as members
            from index_member join listing member using (instrument_id)
           where index_id = instrument.id and member.id = any($2::int[])) held
        where held.members is not null order by instrument.id`,
      [readVenue(MAIN_VENUE_ID).currency, moving],
    ),
  );
}

function toShare({ listingId, price }: RowOf<typeof pricedListing>): LiveShare {
  const [whole = '0', fraction = ''] = price.split('.');
  const decimals = Math.max(2, fraction.length);
  const ticks = Number(whole + fraction.padEnd(decimals, '0'));
  return { listingId, decimals, anchor: ticks, price: ticks };
}
