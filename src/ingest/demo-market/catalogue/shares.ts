import { type DayNumber, firstWeekdayFrom } from '#domain/calendar/day-number.ts';
import { createRandom, type Random } from '../random.ts';
import type { Ids } from './ids.ts';
import type { DividendHabit, Issuer, Listing, Share, Split } from './instruments.ts';
import { inventIsin } from './isin.ts';
import type { SeededIssuer } from './issuers.ts';
import { type Named, nameAfterIssuer, PREFERRED_WORDS } from './naming.ts';
import { SHARE_STORIES, type ShareStory } from './share-stories.ts';
import { capitalisationOf, EURO_RATES } from './sizes.ts';
import { priceRangeOf, usualPriceIn, withinRange } from './usual-price.ts';
import { firstDayAllTrade, MAIN_VENUE_ID, readVenue } from './venues.ts';

interface ShareSpec extends Named {
  readonly stringId: string;
  readonly issuer: Issuer;
  readonly ticker: string;
  readonly shareType: Share['shareType'];
  readonly story: ShareStory;
  /** Of a preferred share the ordinary one, near whose price it trades. */
  readonly beside?: Share;
  readonly hasPreferred?: boolean;
}

const DAYS_PER_YEAR = 365;
const NOMINALS = ['1', '0.5', '10', '0.25', '100', null];
/** A nominal value is a small part of the price. */
const NOMINAL_PART = 0.02;

export function sharesOf({ issuer, seed }: SeededIssuer, ids: Ids, lastDay: DayNumber): Share[] {
  if (!seed.ticker) return [];
  const ordinary = { stringId: seed.stringId, name: issuer.name, names: issuer.names, ticker: seed.ticker };
  const preferred = {
    stringId: `${seed.stringId}-pref`,
    ...nameAfterIssuer(issuer, (language) => PREFERRED_WORDS[language]),
    ticker: `${seed.ticker}P`,
  };
  const create = (spec: typeof ordinary, rest: Pick<ShareSpec, 'shareType' | 'beside' | 'hasPreferred'>) =>
    createShare({ ...spec, issuer, story: SHARE_STORIES[spec.stringId] ?? {}, ...rest }, ids, lastDay);
  const hasPreferred = seed.hasPreferred ?? false;
  const first = create(ordinary, { shareType: 'ordinary', hasPreferred });
  return hasPreferred ? [first, create(preferred, { shareType: 'preferred', beside: first })] : [first];
}

export function createShare(spec: ShareSpec, ids: Ids, lastDay: DayNumber): Share {
  const { story, stringId } = spec;
  const random = createRandom(`catalogue/share/${stringId}`);
  const listedOn = firstWeekdayFrom(lastDay - (story.listedDaysAgo ?? chooseAge(random)));
  const status = story.stopped?.status ?? 'active';
  const venues = [...(story.venues ?? chooseVenues(spec.issuer.country, random))].map(readVenue);
  venues.sort((a, b) => a.position - b.position);
  const listings = venues.map((venue): Listing => {
    const ticker = venue.id === MAIN_VENUE_ID ? spec.ticker : `${spec.ticker}.${venue.code.slice(0, 2)}`;
    return { id: ids.nextListing(), venueId: venue.id, ticker, currency: venue.currency, status };
  });
  const splits = (story.splits ?? []).map(({ daysAgo, coefficient }) => ({
    day: firstDayAllTrade(lastDay - daysAgo),
    coefficient,
  }));
  const sized = sizeOf(spec, listings, splits);

  return {
    kind: 'stock',
    id: ids.nextInstrument(),
    stringId,
    issuer: spec.issuer,
    name: spec.name,
    names: spec.names,
    ticker: spec.ticker,
    isin: inventIsin(`stock/${stringId}`),
    currency: listings[0]?.currency ?? 'EUR',
    status,
    listedOn,
    listings,
    shareType: spec.shareType,
    nominal: random.pick(NOMINALS.filter((nominal) => Number(nominal) <= sized.usualPrice * NOMINAL_PART)),
    sharesOutstanding: story.isPatchy ? null : sized.shareCount,
    ...sized,
    hidesGraph: story.hidesGraph ?? false,
    traded: story.hasNeverTraded ? null : { from: listedOn, to: lastDay - (story.stopped?.daysAgo ?? 0) },
    splits,
    dividends: story.dividends ?? chooseHabit(random),
    isPatchy: story.isPatchy ?? false,
  };
}

/** How much a class of shares is worth, for how much each trades, and hence how many there are. */
function sizeOf(
  { issuer, stringId, beside, hasPreferred = false }: ShareSpec,
  listings: readonly Listing[],
  splits: readonly Split[],
): Pick<Share, 'capitalisation' | 'usualPrice' | 'shareCount'> {
  const random = createRandom(`catalogue/shares/${stringId}`);
  const range = priceRangeOf(listings, splits);
  const rate = EURO_RATES[listings[0]?.currency ?? 'EUR'].to;
  const whole = capitalisationOf(issuer, hasPreferred || beside !== undefined);
  const preferredPart = createRandom(`catalogue/preferred/${issuer.stringId}`).between(0.12, 0.3);
  const capitalisation = whole * (beside ? preferredPart : hasPreferred ? 1 - preferredPart : 1);
  const usualPrice = beside
    ? withinRange(range, beside.usualPrice * random.between(0.7, 0.95))
    : usualPriceIn(range, capitalisation * rate, random.next());
  return { capitalisation, usualPrice, shareCount: Math.round((capitalisation * rate) / usualPrice) };
}

function chooseAge(random: Random): number {
  const isYoung = random.chance(0.12);
  return Math.round(DAYS_PER_YEAR * (isYoung ? random.between(2, 9) : random.between(10.2, 27)));
}

const HOME_VENUE: Readonly<Record<string, number>> = { TR: 3, CN: 4, US: 2 };

function chooseVenues(country: string, random: Random): number[] {
  const others = [2, 3, 4].filter((id) => random.chance(HOME_VENUE[country] === id ? 0.8 : 0.16));
  return [MAIN_VENUE_ID, ...others.slice(0, 2)];
}

function chooseHabit(random: Random): DividendHabit {
  const timesAYear = random.pick([0, 1, 1, 1, 2, 2] as const);
  return { timesAYear, hasAnnouncedNext: timesAYear > 0 && random.chance(0.15) };
}
