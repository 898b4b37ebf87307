import { type DayNumber, lastWeekdayUpTo } from '#domain/calendar/day-number.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import type { Bond, Instrument, Issuer, Share } from './catalogue/instruments.ts';
import { type Crowd, createCrowd } from './crowd/crowd.ts';
import { weekdaysOfTenYears } from './days.ts';
import { type Dividend, dividendsOf } from './prices/dividends.ts';
import { createFactors, type Factors } from './prices/factors.ts';
import { type PricedShare, type ValuedIndex, valueIndex } from './prices/index-values.ts';
import { priceBond } from './prices/price-bond.ts';
import { priceActiveEtf, priceEtf } from './prices/price-etf.ts';
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
  /** Those of the crowd's bonds that have prices. */
  readonly tradedBonds: readonly Bond[];
  readonly dividends: readonly { readonly share: Share; readonly dividends: readonly Dividend[] }[];
}

const CROWD_OF_LARGE = { instruments: 300_000, tradedShares: 1_940, tradedBonds: 5_000 };
/** Bonds of the crowd have come to the market lately: a map has to be full, a chart has others to show. */
const CROWD_BOND_DAYS = 60;

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
  const traded = tradedCrowd(crowd, size);
  const priced = [...catalogue.shares, ...traded.shares].map((share) => ({
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
      ...traded.bonds.flatMap((bond) => priceBond(bond, factors, CROWD_BOND_DAYS)),
    ],
    tradedBonds: traded.bonds,
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

interface TradedCrowd {
  readonly shares: readonly Share[];
  readonly bonds: readonly Bond[];
}

function tradedCrowd(crowd: Crowd, size: MarketSize): TradedCrowd {
  const shares: Share[] = [];
  const bonds: Bond[] = [];
  if (size === 'small') return { shares, bonds };
  const { tradedShares, tradedBonds } = CROWD_OF_LARGE;
  for (const instrument of crowd.instruments()) {
    const hasRoom = bonds.length < tradedBonds;
    if (instrument.kind === 'stock' && instrument.traded) shares.push(instrument);
    if (hasRoom && instrument.kind === 'bond' && instrument.status === 'active') bonds.push(instrument);
    if (shares.length === tradedShares && !hasRoom) break;
  }
  return { shares, bonds };
}

function priceEtfs({ etfs }: Catalogue, indexes: readonly ValuedIndex[], factors: Factors): PricedListing[] {
  return etfs.flatMap((etf) => {
    const tracked = indexes.find(({ index }) => index.id === etf.trackedIndexId);
    return tracked ? priceEtf(etf, tracked, factors) : priceActiveEtf(etf, factors);
  });
}

function dividendsOfPriced({ share, listings }: PricedShare, factors: Factors): Dividend[] {
  const home = listings[0];
  return home ? dividendsOf(share, home, factors) : [];
}
