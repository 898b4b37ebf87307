import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool } from '#platform/database/columns.server.ts';
import { MAIN_VENUE_ID, readVenue } from '../catalogue/venues.ts';
import { isInSession } from '../prices/session-times.ts';
import { formatTicks, settle } from '../prices/ticks.ts';
import { createRandom } from '../random.ts';
import { type Basket, basketValue } from './basket.ts';
import { type LiveMarket, openMarket } from './live-market.server.ts';
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
/** Of the rounds, those after which pages show the indexes anew: one in about six seconds. */
const ANNOUNCED = 0.25;
const UNITS = { least: 10, most: 400 };

/** Moves the prices of the invented shares, and with them their funds and indexes. Whichever process has the lock does it; another one follows when it is gone. */
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

async function tickRound(
  client: pg.Client,
  { batchId, shares, funds, indexes }: LiveMarket,
  now: Date,
  random: ReturnType<typeof createRandom>,
): Promise<void> {
  const tickOf = (listing: number, ticks: number, decimals: number) => {
    const { buying, selling } = quotesAround(ticks);
    const write = (price: number) => formatTicks(price, decimals);
    const volume = random.whole(UNITS.least, UNITS.most);
    return {
      listing,
      at: now.toISOString(),
      price: write(ticks),
      volume,
      bid: write(buying),
      ask: write(selling),
    };
  };
  const moved = shares
    .filter(() => random.chance(0.5))
    .map((share) => {
      share.price = stepRandomWalk(share.price, share.anchor, random);
      return tickOf(share.listingId, share.price, share.decimals);
    });
  if (moved.length === 0) return;
  const ratios = new Map(shares.map(({ listingId, price, anchor }) => [listingId, price / anchor]));
  const valueNow = (basket: Basket) => basketValue(basket, (listingId) => ratios.get(listingId));
  const followed = funds
    .filter(() => random.chance(0.5))
    .map((fund) => tickOf(fund.listingId, settle(valueNow(fund)), fund.decimals));
  await client.query('select record_ticks($1, $2::jsonb)', [
    batchId,
    JSON.stringify([...moved, ...followed]),
  ]);
  await writeIndexes(
    client,
    batchId,
    now,
    indexes.map((index) => ({
      index: index.indexId,
      value: (settle(valueNow(index) * 100) / 100).toFixed(2),
    })),
    random.chance(ANNOUNCED),
  );
}

/** Every value is stored, but only now and then announced: what shows an index is not made anew each second. */
async function writeIndexes(
  client: pg.Client,
  batchId: number,
  now: Date,
  values: readonly { readonly index: number; readonly value: string }[],
  isAnnounced: boolean,
): Promise<void> {
  await client.query(
    `with quiet as materialized (select set_config('basispoint.is_ticking', $5, true))
     insert into index_value as known (index_id, day, value, batch_id)
     select valued.index, ($3::timestamptz at time zone $4)::date, valued.value, $1
       from quiet, jsonb_to_recordset($2::jsonb) as valued (index int, value numeric)
     on conflict (index_id, day) do update set value = excluded.value where known.value <> excluded.value`,
    [batchId, JSON.stringify(values), now.toISOString(), TIME_ZONE, isAnnounced ? 'off' : 'on'],
  );
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
