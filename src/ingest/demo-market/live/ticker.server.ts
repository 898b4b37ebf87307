import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, type RowOf, text } from '#platform/database/columns.server.ts';
import { MAIN_VENUE_ID, readVenue } from '../catalogue/venues.ts';
import { isInSession } from '../prices/session-times.ts';
import { formatTicks } from '../prices/ticks.ts';
import { createRandom } from '../random.ts';
import { quotesAround, stepRandomWalk } from './random-walk.ts';

export interface TickerOptions {
  readonly url: string;
  readonly clock: () => Date;
  readonly log: Pick<Logger, 'warn'>;
  /** In the session of the first venue, or around the clock. */
  readonly when: 'session' | 'always';
}

export interface Ticker {
  stop(): Promise<void>;
}

const TIME_ZONE = readVenue(MAIN_VENUE_ID).timeZone;
/** Between two rounds, of which every share takes part in about half. */
const SHORTEST_MS = 1_000;
const LONGEST_MS = 2_000;
/** How often a process that does not tick looks whether it should. */
const LOOK_MS = 3_000;
const MOST_SHARES = 300;
const UNITS = { least: 10, most: 400 };

/** Moves the prices of the invented shares. Whichever process has the lock does it; another one follows when it is gone. */
export function startTicker(options: TickerOptions): Ticker {
  const stopping = new AbortController();
  const running = keepTicking(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function keepTicking(options: TickerOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const client = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await tickWhileLocked(client, options, signal);
    } catch (error) {
      if (!signal.aborted) options.log.warn({ err: error }, 'the demo ticker waits for the store');
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(LOOK_MS, signal);
  }
}

/** The lock goes with the connection, so a process that dies leaves it to the next. */
async function tickWhileLocked(
  client: pg.Client,
  options: TickerOptions,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const [lock] = checkRows(
      { isOurs: bool },
      await client.query(`select pg_try_advisory_lock(hashtextextended('demo ticker', 0)) as "isOurs"`),
    );
    if (lock?.isOurs) break;
    await pause(LOOK_MS, signal);
  }
  const { clock, when } = options;
  const random = createRandom(`live ${clock().toISOString()}`);
  const isOpen = () => when === 'always' || isInSession(TIME_ZONE, clock());
  let market: LiveMarket | null = null;
  while (!signal.aborted) {
    if (isOpen()) {
      market ??= await openMarket(client, clock());
      await tickRound(client, market, clock(), random);
      await pause(random.between(SHORTEST_MS, LONGEST_MS), signal);
    } else {
      market = null;
      await pause(LOOK_MS, signal);
    }
  }
}

interface LiveMarket {
  readonly batchId: number;
  readonly shares: readonly LiveShare[];
}

interface LiveShare {
  readonly listingId: number;
  readonly decimals: number;
  /** In ticks. */
  readonly anchor: number;
  price: number;
}

const pricedListing = { listingId: int, price: text };

/** The shares with what they cost last. Minutes that were invented ahead go: nobody has seen a price of the future. */
async function openMarket(client: pg.Client, now: Date): Promise<LiveMarket> {
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
  if (!batch) throw new Error('The store does not hold the demo market');
  return { batchId: batch.id, shares: shares.map(toShare) };
}

function toShare({ listingId, price }: RowOf<typeof pricedListing>): LiveShare {
  const [whole = '0', fraction = ''] = price.split('.');
  const decimals = Math.max(2, fraction.length);
  const ticks = Number(whole + fraction.padEnd(decimals, '0'));
  return { listingId, decimals, anchor: ticks, price: ticks };
}

async function tickRound(
  client: pg.Client,
  { batchId, shares }: LiveMarket,
  now: Date,
  random: ReturnType<typeof createRandom>,
): Promise<void> {
  const ticks = shares
    .filter(() => random.chance(0.5))
    .map((share) => {
      share.price = stepRandomWalk(share.price, share.anchor, random);
      const { buying, selling } = quotesAround(share.price);
      const write = (price: number) => formatTicks(price, share.decimals);
      return {
        listing: share.listingId,
        at: now.toISOString(),
        price: write(share.price),
        volume: random.whole(UNITS.least, UNITS.most),
        bid: write(buying),
        ask: write(selling),
      };
    });
  if (ticks.length > 0)
    await client.query('select record_ticks($1, $2::jsonb)', [batchId, JSON.stringify(ticks)]);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
