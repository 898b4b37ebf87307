import { dayOf } from '#domain/calendar/written-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { namePosition } from '#market/watchlist/name-position.ts';
import { totalsOf } from '#market/watchlist/position-figures.ts';
import { findRemoved } from '#market/watchlist/positions.repository.ts';
import { findWatchedPositions, type WatchedPosition } from '#market/watchlist/watched-positions.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import type { Position, PositionsData } from './positions.contract.ts';

type Requested = Pick<ContextFor<'account'>, 'database' | 'user' | 'language' | 'momentOf' | 'today'>;

export async function loadPositions(context: Requested): Promise<Unopened<PositionsData>> {
  const watched = await findWatchedPositions(context);
  return {
    rows: watched.map((position) => toRow(position, context)),
    totals: totalsOf(watched).map(({ currency, value, dayResult, totalResult }) => ({
      currency_name: currency,
      value: price(value),
      day_result: price(dayResult),
      total_result: price(totalResult),
    })),
  };
}

/** For whoever has no script, and so no message with a way back. */
export async function loadRemoved({ database, user, language }: Requested, id: number | undefined) {
  const removed = id === undefined ? null : await findRemoved(database, { userId: user.id, id });
  return removed && { id: removed.id, name: localizedName(removed.name, removed.names, language) };
}

const price = (value: number | null) => seal('last-price', value);

function toRow(position: WatchedPosition, { language, momentOf }: Requested): Unopened<Position> {
  const { id, quantity, last } = position;
  return {
    id,
    ...namePosition(position, language),
    ticker: position.ticker,
    venue: localizedName(position.venueCode, position.venueNames, language),
    currency_name: position.currency,
    status: position.status,
    added_on: dayOf(momentOf(position.addedAt)),
    quantity,
    date: position.day,
    last: price(last),
    change: position.change,
    change_money: price(position.changeMoney),
    value: price(position.value),
    day_result: price(position.dayResult),
    total_result: price(position.totalResult),
    total_percent: price(position.totalPercent),
  };
}
