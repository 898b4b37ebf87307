import { startTestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { type OpenedStream, openStream, pricesIn } from './event-stream.ts';

export interface Tick {
  readonly listing?: number;
  readonly at?: number;
  readonly price: number;
  readonly volume?: number;
}

/** The session of the market's last day is over; what is traded here comes after it. */
const SESSION_END = Date.parse('2026-06-30T17:00:00Z');

export type LiveMarket = Awaited<ReturnType<typeof startLiveMarket>>;

/** A server, one share of its market, and the ways to trade that share and to follow its price. */
export async function startLiveMarket() {
  const app = await startTestApp();
  const origin = await app.listen();
  const { primaryPool } = app.services.stores;
  const { rows } = await primaryPool.query(
    `select listing.id, instrument_id from listing join instrument on instrument.id = instrument_id
      where string_id = 'norvik-steel' and venue_id = 1`,
  );
  const [listingId, stockId]: [number, number] = [rows[0].id, rows[0].instrument_id];
  let minute = SESSION_END;
  const nextMinute = () => (minute += 60_000);
  const followed: OpenedStream[] = [];
  const follow = (stream: OpenedStream) => {
    followed.push(stream);
    return stream;
  };
  return {
    app,
    listingId,
    stockId,
    nextMinute,
    /** It is cut after the test. */
    follow,
    cutStreams: () => {
      for (const stream of followed.splice(0)) stream.cut();
    },
    listen: async (viewer: TestViewer, { after, from = origin }: { after?: string; from?: string } = {}) => {
      const headers = {
        cookie: await app.cookieOf(viewer),
        ...(after !== undefined && { 'last-event-id': after }),
      };
      return follow(await openStream(`${from}/api/stocks/${stockId}/1/live/`, headers));
    },
    record: async (...ticks: readonly Tick[]): Promise<void> => {
      const rows = ticks.map(({ at, ...tick }) => ({
        listing: listingId,
        volume: 10,
        ...tick,
        at: new Date(at ?? nextMinute()).toISOString(),
      }));
      await primaryPool.query('select record_ticks((select min(id) from import_batch), $1::jsonb)', [
        JSON.stringify(rows),
      ]);
    },
  };
}

export const minutesIn = (stream: OpenedStream) =>
  pricesIn(stream).flatMap(({ minutes }) => minutes.map(([time]: [number]) => time));
export const lastIn = (stream: OpenedStream) => pricesIn(stream).at(-1)?.quote.last;
