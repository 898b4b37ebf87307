import { type DayNumber, lastWeekdayUpTo } from '#domain/calendar/day-number.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import type { Instrument, Issuer, Share } from './catalogue/instruments.ts';
import { type Crowd, createCrowd } from './crowd/crowd.ts';
import { weekdaysOfTenYears } from './days.ts';
import { type Dividend, dividendsOf } from './prices/dividends.ts';
import { createFactors, type Factors } from './prices/factors.ts';
import { type PricedShare, type ValuedIndex, valueIndex } from './prices/index-values.ts';
import { priceBond } from './prices/price-bond.ts';
import { priceEtf } from './prices/price-etf.ts';
import { priceShare } from './prices/price-shares.ts';
import type { PricedListing } from './prices/priced-listing.ts';

export type MarketSize = 'small' | 'large';

export interface DemoMarket {
  readonly lastDay: DayNumber;
  readonly days: readonly DayNumber[];
  readonly catalogue: Catalogue;
  readonly crowd: Crowd;
  readonly factors: Factors;
  readonly indexes: readonly ValuedIndex[];
  readonly listings: readonly PricedListing[];
  readonly dividends: readonly { readonly share: Share; readonly dividends: readonly Dividend[] }[];
}

const CROWD_OF_LARGE = { instruments: 300_000, tradedShares: 1_940 };

/** The whole market of a seed, a day and a size: nothing else decides a single number of it. */
export function inventMarket(seed: string, today: DayNumber, size: MarketSize): DemoMarket {
  const lastDay = lastWeekdayUpTo(today);
  const days = weekdaysOfTenYears(lastDay);
  const catalogue = createCatalogue(days);
  const crowd = createCrowd(
    catalogue,
    lastDay,
    size === 'large'
      ? { ...CROWD_OF_LARGE, instruments: CROWD_OF_LARGE.instruments - catalogue.instruments.length }
      : { instruments: 0, tradedShares: 0 },
  );
  const factors = createFactors(seed, days);
  const priced = [...catalogue.shares, ...tradedCrowd(crowd, size)].map((share) => ({
    share,
    listings: priceShare(share, factors),
  }));
  const byId = new Map(priced.map((entry) => [entry.share.id, entry]));
  const indexes = catalogue.indexes.map((index) => valueIndex(index, byId, factors));
  return {
    lastDay,
    days,
    catalogue,
    crowd,
    factors,
    indexes,
    listings: [
      ...priced.flatMap(({ listings }) => listings),
      ...priceEtfs(catalogue, indexes, factors),
      ...catalogue.bonds.flatMap((bond) => priceBond(bond, factors)),
    ],
    dividends: priced.map((entry) => ({ share: entry.share, dividends: dividendsOfPriced(entry, factors) })),
  };
}

export function* issuersOf({ catalogue, crowd }: DemoMarket): Generator<Issuer> {
  yield* catalogue.issuers;
  yield* crowd.issuers();
}

export function* instrumentsOf({ catalogue, crowd }: DemoMarket): Generator<Instrument> {
  yield* catalogue.instruments;
  yield* crowd.instruments();
}

function tradedCrowd(crowd: Crowd, size: MarketSize): Share[] {
  const wanted = size === 'large' ? CROWD_OF_LARGE.tradedShares : 0;
  const shares: Share[] = [];
  if (wanted === 0) return shares;
  for (const instrument of crowd.instruments()) {
    if (instrument.kind === 'stock' && instrument.traded) shares.push(instrument);
    if (shares.length === wanted) break;
  }
  return shares;
}

function priceEtfs({ etfs }: Catalogue, indexes: readonly ValuedIndex[], factors: Factors): PricedListing[] {
  return etfs.flatMap((etf) => {
    const tracked = indexes.find(({ index }) => index.id === etf.trackedIndexId);
    return tracked ? priceEtf(etf, tracked, factors) : [];
  });
}

function dividendsOfPriced({ share, listings }: PricedShare, factors: Factors): Dividend[] {
  const home = listings[0];
  return home ? dividendsOf(share, home, factors) : [];
}
