import { dayOf } from '#domain/calendar/written-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { entityPath, type SearchCategory } from '#domain/search/categories.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { totalsOf } from './position-figures.ts';
import type { Position, PositionsData } from './positions.contract.ts';
import { findRemoved } from './positions.repository.ts';
import { findWatchedPositions, type WatchedPosition } from './watched-positions.server.ts';

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
  const { id, kind, stringId, venueSegment, quantity, last } = position;
  return {
    id,
    name: localizedName(position.name, position.names, language),
    // A bond has one page for all its venues.
    url:
      entityPath(CATEGORIES[kind], stringId) +
      (venueSegment === null || kind === 'bond' ? '' : `${venueSegment}/`),
    ticker: position.ticker,
    venue: localizedName(position.venueCode, position.venueNames, language),
    currency_name: position.currency,
    price_unit: kind === 'bond' ? PERCENT_SIGN : position.currency,
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

const CATEGORIES = { stock: 'stocks', bond: 'bonds', index: 'indexes', etf: 'etf' } as const satisfies Record<
  WatchedPosition['kind'],
  SearchCategory
>;
