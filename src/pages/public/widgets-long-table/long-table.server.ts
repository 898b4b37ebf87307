import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { load } from '#platform/http/door.server.ts';
import { longTablePage, type TradingDay } from './long-table.contract.ts';
import { type DayOfTrading, findLatestDays, findListedShares } from './long-table.repository.ts';

const ROWS = 10_000;

export const loadLongTablePage = load(longTablePage, async (_, { database, language }) => {
  const [listed, days] = await Promise.all([findListedShares(database), findLatestDays(database, ROWS)]);
  const positions = new Map(listed.map(({ listingId }, position) => [listingId, position]));
  return {
    listings: listed.map((share) => ({
      share: localizedName(share.name, share.names, language),
      string_id: share.stringId,
      venue: localizedName(share.venueCode, share.venueNames, language),
    })),
    days: days.flatMap((day) => toTradingDay(day, positions.get(day.listingId))),
  };
});

function toTradingDay(day: DayOfTrading, position: number | undefined): TradingDay[] {
  if (position === undefined) return [];
  const { last, previous } = day;
  const change = last === null || previous === null ? null : percentChange(previous, last);
  return [[position, day.day, change, day.deals, day.volume]];
}
