import { toUnixSeconds } from '#domain/calendar/calendar-day.ts';
import { directionOf, percentChange } from '#domain/numbers/percent-change.ts';
import type { LiveUpdate } from '#market/live/live-channel.server.ts';
import { findStockListing } from '#market/live/live-prices.repository.ts';
import { LIVE_PRICES } from '#market/live/live-prices.server.ts';
import { writeEvent } from '#platform/contract/event-text.ts';
import { serveStream } from '#platform/http/stream.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { followPrices, type LivePrice, type LiveQuote, type LiveSession } from './live-prices.contract.ts';

export const serveLivePrices = serveStream(
  followPrices,
  { livePrices: LIVE_PRICES },
  async ({ params, lastEvent }, context) => {
    const listing = await findStockListing(context.database, params);
    if (listing === null) throw new Refusal('not_traded_there');
    const prices = await context.livePrices.open(listing.id);
    const write = (update: LiveUpdate) => writeUpdate(listing.hidesGraph ? withoutMinutes(update) : update);
    return (send) => {
      const reader = {
        onUpdate: (update: LiveUpdate) => send(write(update)),
        onSession: (isRunning: boolean) => send(writeSession(isRunning)),
      };
      const { first, isSessionRunning, leave } = prices.join(reader, lastEvent);
      send(writeSession(isSessionRunning));
      // Whoever knows everything already hears of the next tick.
      if (lastEvent !== first.tick) send(write(first));
      return leave;
    };
  },
);

/** A share whose chart is hidden has no series either (ST-15). */
const withoutMinutes = (update: LiveUpdate): LiveUpdate => ({ ...update, minutes: [] });

const written = new WeakMap<LiveUpdate, string>();

/** Written once, however many read it. */
function writeUpdate(update: LiveUpdate): string {
  const known = written.get(update);
  if (known !== undefined) return known;
  const { tick, day, minutes } = update;
  const data: LivePrice = {
    quote: toQuote(day),
    turnover: day.turnover,
    minutes: minutes.map(({ time, price, turnover }) => [time, price, turnover]),
  };
  const text = writeEvent({ id: String(tick), name: 'price', data: JSON.stringify(data) });
  written.set(update, text);
  return text;
}

function writeSession(isRunning: boolean): string {
  return writeEvent({
    name: 'session',
    data: JSON.stringify({ is_running: isRunning } satisfies LiveSession),
  });
}

function toQuote({ day, last, previous, buy, sell, ...its }: LiveUpdate['day']): LiveQuote {
  const change = last === null || previous === null ? null : percentChange(previous, last);
  return {
    date: day,
    'date.numeric': day === null ? null : toUnixSeconds(day),
    last,
    change,
    class: change === null ? null : directionOf(change),
    buy_sell: buy === null && sell === null ? null : { buy, sell },
    open: its.open,
    min: its.min,
    max: its.max,
    avg: its.average,
    legal_close_price: its.legalClose,
  };
}
