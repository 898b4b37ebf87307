import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Ids } from './ids.ts';
import { INDEX_SEEDS, type IndexSeed } from './index-seeds.ts';
import type { MarketIndex, Share } from './instruments.ts';
import { readVenue } from './venues.ts';

/** `start` and `end` bound the ten years: a member trades through all of them, so that an index has no gaps. */
export function createIndexes(
  shares: readonly Share[],
  ids: Ids,
  start: DayNumber,
  end: DayNumber,
): MarketIndex[] {
  const steady = shares.filter((share) => isSteady(share, start, end));
  return INDEX_SEEDS.map((seed) => createIndex(seed, steady, ids, start));
}

function createIndex(seed: IndexSeed, steady: readonly Share[], ids: Ids, start: DayNumber): MarketIndex {
  const members = steady
    .filter(
      (share) => share.listings.some((listing) => listing.venueId === seed.venueId) && seed.accepts(share),
    )
    .sort((a, b) => b.capitalisation - a.capitalisation)
    .slice(0, seed.limit);
  const { names } = seed;
  return {
    kind: 'index',
    id: ids.nextInstrument(),
    stringId: seed.stringId,
    issuer: null,
    name: names[seed.nameIn] ?? names.eng,
    names,
    ticker: seed.ticker,
    isin: null,
    currency: readVenue(seed.venueId).currency,
    status: 'active',
    listedOn: start,
    listings: [],
    venueId: seed.venueId,
    memberIds: members.map((share) => share.id),
  };
}

function isSteady(share: Share, start: DayNumber, end: DayNumber): boolean {
  if (!share.traded || share.isPatchy) return false;
  return share.traded.from < start && share.traded.to === end;
}
