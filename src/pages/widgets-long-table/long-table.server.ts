import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { load } from '#foundation/web/door.server.ts';
import { longTablePage, type TradingDay } from './long-table.contract.ts';
import { type DayOfTrading, findListedShares, findNewestDays } from './long-table.repository.ts';

const ROWS = 10_000;

export const loadLongTablePage = load(longTablePage, async (_, { database, language }) => {
  const [listed, days] = await Promise.all([findListedShares(database), findNewestDays(database, ROWS)]);
  const places = new Map(listed.map(({ listingId }, place) => [listingId, place]));
  return {
    listings: listed.map((share) => ({
      share: localizedName(share.name, share.names, language),
      string_id: share.stringId,
      ground: localizedName(share.groundCode, share.groundNames, language),
    })),
    days: days.flatMap((day) => toTradingDay(day, places.get(day.listingId))),
  };
});

function toTradingDay(day: DayOfTrading, place: number | undefined): TradingDay[] {
  if (place === undefined) return [];
  const { last, previous } = day;
  const change = last === null || previous === null ? null : percentChange(previous, last);
  return [[place, day.day, change, day.deals, day.volume]];
}
