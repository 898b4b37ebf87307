import { type DayNumber, firstWeekdayFrom } from '#domain/calendar/day-number.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { createRandom } from '../random.ts';
import type { Ids } from './ids.ts';
import { INDEX_SEEDS, type IndexNames } from './index-seeds.ts';
import type { Etf, Issuer, MarketIndex } from './instruments.ts';
import { inventIsin } from './isin.ts';
import { SEEDED_ISSUERS } from './issuers.ts';
import type { Named } from './naming.ts';
import { MAIN_VENUE_ID, readVenue } from './venues.ts';

interface House {
  readonly tickerStart: string;
  readonly tracks: readonly string[];
  readonly nameFund: (index: IndexNames) => NameTable;
}

const HOUSES: Readonly<Record<string, House>> = {
  lanternfold: {
    tickerStart: 'LF',
    tracks: [
      'amber-40',
      'amber-steel-mining',
      'amber-finance',
      'amber-energy',
      'amber-consumer',
      'amber-technology',
      'amber-industry',
      'silver-harbour-12',
    ],
    nameFund: (index) => ({ eng: `Lanternfold ${index.eng} ETF` }),
  },
  'jarzebinka-tfi': {
    tickerStart: 'JB',
    tracks: ['amber-40', 'amber-dividend', 'amber-preferred', 'amber-finance'],
    nameFund: (index) => ({ pol: `Jarzębinka ETF ${index.pol}`, eng: `Jarzebinka ETF ${index.eng}` }),
  },
  'ryabinovy-dol': {
    tickerStart: 'RD',
    tracks: ['amber-40', 'amber-steel-mining', 'amber-energy', 'lale-vadisi-10'],
    nameFund: (index) => ({
      rus: `БПИФ «Рябиновый дол — ${index.rus}»`,
      eng: `Ryabinovy Dol ${index.eng} ETF`,
    }),
  },
  'tingzhoudu-funds': {
    tickerStart: 'TZ',
    tracks: ['amber-40', 'amber-technology', 'silver-harbour-12', 'jade-delta-8'],
    nameFund: (index) => ({ chn: `汀洲渡${index.chn}ETF`, eng: `Tingzhoudu ${index.eng} ETF` }),
  },
};

export function createEtfs(indexes: readonly MarketIndex[], ids: Ids, lastDay: DayNumber): Etf[] {
  return SEEDED_ISSUERS.flatMap(({ issuer }) => {
    const house = HOUSES[issuer.stringId];
    return (house?.tracks ?? []).map((stringId) => {
      const index = indexes.find((candidate) => candidate.stringId === stringId);
      const seed = INDEX_SEEDS.find((candidate) => candidate.stringId === stringId);
      if (!house || !index || !seed) throw new Error(`There is no index ${stringId}`);
      const ticker = `${house.tickerStart}${seed.ticker}`;
      const names = house.nameFund(seed.names);
      const name = names[issuer.language] ?? '';
      const fund = { name, names, stringId: `${issuer.stringId}-${stringId}`, ticker };
      return createEtf(issuer, fund, index, ids, lastDay);
    });
  });
}

/** Follows no index: whoever runs it chooses what it holds. */
export function createActiveEtf(ids: Ids, lastDay: DayNumber): Etf {
  const house = SEEDED_ISSUERS.find(({ issuer }) => issuer.stringId === ACTIVE.house)?.issuer;
  if (!house) throw new Error(`There is no issuer ${ACTIVE.house}`);
  return createEtf(house, { ...ACTIVE.fund, stringId: ACTIVE.stringId }, null, ids, lastDay);
}

const ACTIVE = {
  house: 'lanternfold',
  stringId: 'lanternfold-active-income',
  fund: {
    name: 'Lanternfold Active Income ETF',
    names: { eng: 'Lanternfold Active Income ETF', rus: 'Лантернфолд Активный доход ETF' },
    ticker: 'LFINC',
  },
};

/** Euros of a usual fund, and of one unit of it. */
const FUND_ASSETS = 350e6;
const UNIT_PRICE = 250;

export function createEtf(
  issuer: Issuer,
  fund: Named & { readonly stringId: string; readonly ticker: string },
  index: MarketIndex | null,
  ids: Ids,
  lastDay: DayNumber,
): Etf {
  const random = createRandom(`catalogue/etf/${fund.stringId}`);
  const venue = readVenue(index?.venueId ?? MAIN_VENUE_ID);
  const listing = {
    venueId: venue.id,
    ticker: fund.ticker,
    currency: venue.currency,
    status: 'active',
  } as const;
  return {
    kind: 'etf',
    id: ids.nextInstrument(),
    issuer,
    ...fund,
    isin: inventIsin(`etf/${fund.stringId}`),
    currency: venue.currency,
    status: 'active',
    listedOn: firstWeekdayFrom(lastDay - random.whole(700, 5_500)),
    listings: [{ id: ids.nextListing(), ...listing }],
    trackedIndexId: index?.id ?? null,
    expenseRatio: random.whole(5, 85) / 100,
    unitsOutstanding: Math.round((FUND_ASSETS * Math.exp(0.9 * random.normal())) / UNIT_PRICE),
  };
}
