import type { DayNumber } from '#domain/calendar/day-number.ts';
import { createBond } from '../catalogue/bonds.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createEtf } from '../catalogue/etfs.ts';
import { createIds, type Ids } from '../catalogue/ids.ts';
import type { Etf, Instrument, Issuer, Share } from '../catalogue/instruments.ts';
import type { ShareStory } from '../catalogue/share-stories.ts';
import { createShare } from '../catalogue/shares.ts';
import { type CrowdIssuer, crowdIssuer } from './crowd-issuers.ts';
import { THEMES } from './language-pack.ts';

/** Those who only make the market large: generated anew at every reading, and never all held in memory. */
export interface Crowd {
  readonly issuerCount: number;
  readonly instrumentCount: number;
  issuers(): Iterable<Issuer>;
  instruments(): Iterable<Instrument>;
}

export interface CrowdSize {
  readonly instruments: number;
  readonly tradedShares: number;
}

const INSTRUMENTS_PER_ISSUER = THEMES;
const SECOND_VENUE_EVERY = 12;

export function createCrowd(catalogue: Catalogue, lastDay: DayNumber, size: CrowdSize): Crowd {
  const issuerCount = Math.ceil(size.instruments / INSTRUMENTS_PER_ISSUER);
  const listingCount = catalogue.instruments.reduce((sum, { listings }) => sum + listings.length, 0);
  function* members(): Generator<CrowdIssuer> {
    for (let number = 0; number < issuerCount; number++) {
      yield crowdIssuer(number, catalogue.issuers.length + 1 + number);
    }
  }
  return {
    issuerCount,
    instrumentCount: size.instruments,
    *issuers() {
      for (const { issuer } of members()) yield issuer;
    },
    *instruments() {
      const ids = createIds({ instrument: catalogue.instruments.length, listing: listingCount });
      let [written, shares] = [0, 0];
      for (const member of members()) {
        const isHouse = member.issuer.industry === 'funds';
        if (!isHouse) shares++;
        const story = shareStory(shares, size.tradedShares);
        for (let serial = 0; serial < INSTRUMENTS_PER_ISSUER; serial++) {
          if (written++ === size.instruments) return;
          if (isHouse) yield crowdEtf(member, serial, ids, lastDay);
          else if (serial === 0) yield crowdShare(member, story, ids, lastDay);
          else yield createBond(member.issuer, serial, ids, lastDay);
        }
      }
    },
  };
}

/** The first shares trade through all ten years; the others are only there to be found. */
function shareStory(number: number, tradedShares: number): ShareStory {
  if (number > tradedShares) {
    return {
      venues: [1 + (number % 4)],
      hasNeverTraded: true,
      dividends: { timesAYear: 0, hasAnnouncedNext: false },
    };
  }
  const venues = number % SECOND_VENUE_EVERY === 0 ? [1, 2 + (number % 3)] : [1];
  return { venues, listedDaysAgo: 4_000 + (number % 3_000) };
}

function crowdShare(
  { issuer, latinPlace }: CrowdIssuer,
  story: ShareStory,
  ids: Ids,
  lastDay: DayNumber,
): Share {
  const { stringId, name, names } = issuer;
  const spec = {
    stringId,
    name,
    names,
    issuer,
    ticker: tickerOf(latinPlace, issuer),
    shareType: 'ordinary',
  } as const;
  return createShare({ ...spec, story }, ids, lastDay);
}

function crowdEtf(
  { issuer, pack, latinPlace }: CrowdIssuer,
  serial: number,
  ids: Ids,
  lastDay: DayNumber,
): Etf {
  const { eng } = issuer.names;
  const fund = {
    stringId: `${issuer.stringId}-etf-${serial + 1}`,
    name: `${issuer.name} ${pack.themes[serial]} ETF`,
    names: eng ? { eng: `${eng} ETF ${serial + 1}` } : {},
    ticker: `${tickerOf(latinPlace, issuer)}${serial + 1}`,
  };
  return createEtf(issuer, fund, null, ids, lastDay);
}

function tickerOf(latinPlace: string, { id }: Issuer): string {
  return `${latinPlace.replaceAll(/[^a-z]/gi, '').slice(0, 2)}${id.toString(36)}`.toUpperCase();
}
