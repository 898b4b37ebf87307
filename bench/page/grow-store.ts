import pg from 'pg';

/** Of each share that is added; what a page of another share reads of it is its latest days. */
const DAYS = 20;

/**
 * Adds shares until the store has so many: each of an issuer of its own, in the industries of the market in turn, traded on
 * the first venue on the last days of the market.
 */
export async function growStore(url: string, shares: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(ADD_ISSUERS, [shares]);
    for (const statement of [ADD_INSTRUMENTS, ADD_SHARES, ADD_LISTINGS]) await client.query(statement);
    await client.query(ADD_DAYS, [DAYS]);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const ADD_ISSUERS = `
  with industries as (select array_agg(id order by id) as ids from industry),
       missing as (select $1 - count(*)::int as count from stock)
  insert into issuer (string_id, name, country, industry_id, batch_id)
  select 'grown-' || n, 'Grown ' || n, 'DE', ids[1 + n % cardinality(ids)], (select min(id) from import_batch)
    from industries, missing, generate_series(1, count) n`;

const ADD_INSTRUMENTS = `
  insert into instrument (kind, string_id, issuer_id, name, ticker, currency, listed_on, batch_id)
  select 'stock', string_id, id, name, upper(string_id), 'EUR', date '2020-01-01', batch_id
    from issuer where string_id like 'grown-%'`;

const GROWN = `instrument where kind = 'stock' and string_id like 'grown-%'`;

const ADD_SHARES = `
  insert into stock (instrument_id, share_type, nominal_value, shares_outstanding)
  select id, 'ordinary', 1, 1000000 + id from ${GROWN}`;

const ADD_LISTINGS = `
  insert into listing (instrument_id, venue_id, ticker, currency, batch_id)
  select id, (select id from venue order by position limit 1), ticker, 'EUR', batch_id from ${GROWN}`;

/** Prices that differ from share to share and from day to day. */
const ADD_DAYS = `
  insert into daily_trading (listing_id, day, last_price, open_price, low_price, high_price, turnover, volume, batch_id)
  select listing.id, day, price, price, price * 0.99, price * 1.01, price * 1000, 1000, batch_id
    from listing
    join (select id from ${GROWN}) grown on grown.id = listing.instrument_id
   cross join (select distinct day from daily_trading order by day desc limit $1) days
   cross join lateral (select 10 + (listing.id * 7 + extract(day from day)::int * 13) % 90 as price) priced`;
