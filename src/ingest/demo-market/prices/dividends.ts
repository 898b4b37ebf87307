import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { Share } from '../catalogue/instruments.ts';
import { firstDayAllTrade } from '../catalogue/venues.ts';
import { createRandom, type Random } from '../random.ts';
import type { Factors } from './factors.ts';
import type { PricedListing } from './priced-listing.ts';
import { settle } from './ticks.ts';

export interface Dividend {
  /** In ten-thousandths of the share's currency. */
  readonly amount: number;
  readonly announcedOn: DayNumber | null;
  readonly exDividendOn: DayNumber;
  readonly listClosedOn: DayNumber | null;
  readonly paidOn: DayNumber | null;
}

const DAYS_PER_YEAR = 365;
const DAYS_UNTIL_ANNOUNCED = 34;
const AMOUNT_TICKS = 10_000;
const PRICE_TICKS = 100;

/** Oldest first. The amounts are per share of that day: before a split they were larger, as the prices were. */
export function dividendsOf(share: Share, home: PricedListing, factors: Factors): Dividend[] {
  const { timesAYear, hasAnnouncedNext } = share.dividends;
  if (timesAYear === 0) return [];
  const lastDay = factors.days.at(-1) ?? 0;
  const random = createRandom(`${factors.seed}/dividends/${share.stringId}`);
  const yieldEach = random.between(0.018, 0.055) / timesAYear;
  const step = DAYS_PER_YEAR / timesAYear;
  const next = lastDay + (hasAnnouncedNext ? DAYS_UNTIL_ANNOUNCED : random.whole(5, Math.floor(step)));

  const exDays: DayNumber[] = [];
  for (let due = next; due >= (factors.days[0] ?? 0); due -= step)
    exDays.push(firstDayAllTrade(Math.round(due)));
  return exDays
    .filter((exDividendOn) => exDividendOn <= lastDay || hasAnnouncedNext)
    .flatMap((exDividendOn) => {
      const close = closeOn(home, Math.min(exDividendOn, lastDay));
      if (close === null) return [];
      const money = Math.max(1, (close / PRICE_TICKS) * yieldEach * random.between(0.8, 1.25));
      return [
        { amount: settle(money * AMOUNT_TICKS), exDividendOn, ...chooseDates(exDividendOn, lastDay, random) },
      ];
    })
    .reverse();
}

function closeOn({ days, closes }: PricedListing, day: DayNumber): number | null {
  const close = closes[days.indexOf(day)];
  return close === undefined || Number.isNaN(close) ? null : close;
}

/** Old filings are incomplete: a date may be missing, but never the announcement of what is still to come. */
function chooseDates(
  exDividendOn: DayNumber,
  lastDay: DayNumber,
  random: Random,
): Omit<Dividend, 'amount' | 'exDividendOn'> {
  const announcedOn = firstDayAllTrade(exDividendOn - random.whole(45, 75));
  const listClosedOn = firstDayAllTrade(exDividendOn + 1);
  const paidOn = firstDayAllTrade(exDividendOn + random.whole(12, 40));
  const isToCome = exDividendOn > lastDay;
  return {
    announcedOn: random.chance(0.15) && !isToCome ? null : announcedOn,
    listClosedOn: random.chance(0.06) ? null : listClosedOn,
    paidOn: random.chance(0.12) ? null : paidOn,
  };
}
