import { type DayNumber, firstWeekdayFrom } from '#domain/calendar/day-number.ts';
import { createRandom, type Random } from '../random.ts';
import type { Ids } from './ids.ts';
import type { DividendHabit, Issuer, Listing, Share } from './instruments.ts';
import { inventIsin } from './isin.ts';
import type { SeededIssuer } from './issuers.ts';
import { type Named, nameAfterIssuer, PREFERRED_WORDS } from './naming.ts';
import { SHARE_STORIES, type ShareStory } from './share-stories.ts';
import { firstDayAllTrade, MAIN_VENUE_ID, readVenue } from './venues.ts';

interface ShareSpec extends Named {
  readonly stringId: string;
  readonly issuer: Issuer;
  readonly ticker: string;
  readonly shareType: Share['shareType'];
  readonly story: ShareStory;
}

const DAYS_PER_YEAR = 365;
const NOMINALS = ['1', '0.5', '10', '0.25', '100', null];

export function sharesOf({ issuer, seed }: SeededIssuer, ids: Ids, lastDay: DayNumber): Share[] {
  if (!seed.ticker) return [];
  const ordinary = { stringId: seed.stringId, name: issuer.name, names: issuer.names, ticker: seed.ticker };
  const preferred = {
    stringId: `${seed.stringId}-pref`,
    ...nameAfterIssuer(issuer, (language) => PREFERRED_WORDS[language]),
    ticker: `${seed.ticker}P`,
  };
  const specs = seed.hasPreferred ? [ordinary, preferred] : [ordinary];
  return specs.map((spec) => {
    const shareType = spec === ordinary ? 'ordinary' : 'preferred';
    const story = SHARE_STORIES[spec.stringId] ?? {};
    return createShare({ ...spec, issuer, shareType, story }, ids, lastDay);
  });
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
    nominal: random.pick(NOMINALS),
    sharesOutstanding: story.isPatchy ? null : Math.round(Math.exp(random.between(17, 22))),
    hidesGraph: story.hidesGraph ?? false,
    traded: story.hasNeverTraded ? null : { from: listedOn, to: lastDay - (story.stopped?.daysAgo ?? 0) },
    splits: (story.splits ?? []).map(({ daysAgo, coefficient }) => ({
      day: firstDayAllTrade(lastDay - daysAgo),
      coefficient,
    })),
    dividends: story.dividends ?? chooseHabit(random),
    isPatchy: story.isPatchy ?? false,
  };
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
