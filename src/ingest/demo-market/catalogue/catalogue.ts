import type { DayNumber } from '#domain/calendar/day-number.ts';
import { bondsOf } from './bonds.ts';
import { createActiveEtf, createEtfs } from './etfs.ts';
import { governmentBondsOf } from './government-bonds.ts';
import { createIds } from './ids.ts';
import { createIndexes } from './indexes.ts';
import type { Bond, Etf, Instrument, Issuer, MarketIndex, Share } from './instruments.ts';
import { SEEDED_ISSUERS } from './issuers.ts';
import { sharesOf } from './shares.ts';

/** Everything that has a name and is written by hand; prices are another matter. */
export interface Catalogue {
  readonly issuers: readonly Issuer[];
  readonly shares: readonly Share[];
  readonly indexes: readonly MarketIndex[];
  readonly etfs: readonly Etf[];
  readonly bonds: readonly Bond[];
  readonly instruments: readonly Instrument[];
}

export function createCatalogue(days: readonly DayNumber[]): Catalogue {
  const ids = createIds();
  const start = days[0] ?? 0;
  const lastDay = days.at(-1) ?? 0;
  const shares = SEEDED_ISSUERS.flatMap((seeded) => sharesOf(seeded, ids, lastDay));
  const indexes = createIndexes(shares, ids, start, lastDay);
  const etfs = createEtfs(indexes, ids, lastDay);
  const corporate = SEEDED_ISSUERS.flatMap((seeded) => bondsOf(seeded, ids, lastDay));
  const government = SEEDED_ISSUERS.flatMap((seeded) => governmentBondsOf(seeded, ids, lastDay));
  const active = createActiveEtf(ids, lastDay);
  const bonds = [...corporate, ...government];
  return {
    issuers: SEEDED_ISSUERS.map(({ issuer }) => issuer),
    shares,
    indexes,
    etfs: [...etfs, active],
    bonds,
    instruments: [...shares, ...indexes, ...etfs, ...bonds, active],
  };
}
