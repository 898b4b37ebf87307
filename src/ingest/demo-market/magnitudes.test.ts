import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { DemoReport } from './books/demo-report.ts';
import { VENUES } from './catalogue/venues.ts';
import { inventMarket } from './demo-market.ts';
import { inventIssuerSide } from './issuer-side.ts';
import type { PricedListing } from './prices/priced-listing.ts';
import { quoteDay } from './prices/quote-day.ts';
import { swapRates } from './prices/swap-rates.ts';
import { stateRate } from './prices/term-rates.ts';
import { figuresOf } from './texts/report-figures.ts';

/** What a start of the program may show. */
const market = inventMarket('basispoint', toDayNumber('2026-11-17'), 'small');
const side = inventIssuerSide(market);
const { catalogue, factors, days } = market;
const listings = new Map(market.listings.map((listing) => [listing.listingId, listing]));
const traded = catalogue.shares.flatMap((share) => {
  const home = listings.get(share.listings[0]?.id ?? 0);
  if (!home) return [];
  const last = home.closes.findLastIndex((close) => !Number.isNaN(close));
  const price = (home.closes[last] ?? 0) / 100;
  const euros = (price * share.shareCount) / (factors.exchange[share.currency][last] ?? 1);
  return [{ share, home, last, price, euros }];
});
const worthOf = Map.groupBy(traded, ({ share }) => share.issuer.id);
const annual = new Map<number, DemoReport>();
for (const report of side.reports) {
  if (report.standard === 'ifrs' && report.at.quarter === 4 && !report.isRestatement)
    annual.set(report.issuerId, report);
}
const inEuros = (report: DemoReport, value: number) =>
  (value * report.unit) / (factors.exchange[report.currency].at(-1) ?? 1);

test('NU-09 a company is worth 0.2 to 80 billion euros, and its preferred shares less than its ordinary ones', () => {
  for (const { share, euros } of traded) {
    expect(euros, share.stringId).toBeGreaterThan(0.2e9);
    expect(euros, share.stringId).toBeLessThan(80e9);
    expect(share.sharesOutstanding ?? share.shareCount).toBe(share.shareCount);
  }
  const preferred = catalogue.shares.filter(({ shareType }) => shareType === 'preferred');
  expect(preferred.length).toBeGreaterThan(10);
  for (const share of preferred) {
    const classes = worthOf.get(share.issuer.id) ?? [];
    const [ordinary, other] = [classes[0]?.euros ?? 0, classes[1]?.euros ?? 0];
    expect(other / ordinary, share.stringId).toBeLessThan(0.9);
  }
});

test('NU-09 0.05 to 0.5 percent of a share is traded a day, before a split as after it', () => {
  for (const { share, home, last } of traded) {
    const year = Array.from({ length: 250 }, (_, back) => turnoverPart(home, share.shareCount, last - back));
    expect(mean(year), share.stringId).toBeGreaterThan(0.0005);
    expect(mean(year), share.stringId).toBeLessThan(0.005);
    for (const { day } of share.splits) {
      const t = days.indexOf(day);
      const [before, after] = [-60, 0].map((from) =>
        mean(Array.from({ length: 60 }, (_, d) => turnoverPart(home, share.shareCount, t + from + d))),
      );
      expect((after ?? 0) / (before ?? 1), share.stringId).toBeGreaterThan(0.6);
      expect((after ?? 0) / (before ?? 1), share.stringId).toBeLessThan(1.7);
    }
  }
});

test('NU-09 nine of ten companies cost 6 to 30 times their profit, and none sells less than 0.1 or more than 1 million euros for each employee', () => {
  const ratios = [...annual].flatMap(([id, report]) => {
    const worth = (worthOf.get(id) ?? []).reduce((sum, { euros }) => sum + euros, 0);
    return worth > 0 ? [worth / inEuros(report, figuresOf(report, []).profit)] : [];
  });
  const usual = ratios.filter((ratio) => ratio >= 6 && ratio <= 30);
  expect(usual.length / ratios.length).toBeGreaterThan(0.9);
  for (const { issuer, employees } of side.profiles) {
    const report = annual.get(issuer.id);
    if (!report) continue;
    const each = inEuros(report, figuresOf(report, []).revenue) / employees;
    expect(each, issuer.stringId).toBeGreaterThan(0.1e6);
    expect(each, issuer.stringId).toBeLessThan(1e6);
  }
});

test('NU-09 balance sheets, dividends, bonds and funds are as large as the companies are', () => {
  for (const [id, report] of annual) {
    const part = (report.facts.get('total_equity') ?? 0) / (report.facts.get('total_assets') ?? 1);
    const isBank = figuresOf(report, []).isBank;
    expect(part, String(id)).toBeGreaterThan(isBank ? 0.07 : 0.25);
    expect(part, String(id)).toBeLessThan(isBank ? 0.15 : 0.95);
  }
  for (const { share, dividends } of market.dividends) {
    const known = traded.find((each) => each.share === share);
    const yearly = dividends
      .filter(({ exDividendOn: on }) => on > market.lastDay - 365 && on <= market.lastDay)
      .reduce((sum, { amount }) => sum + amount / 10_000, 0);
    if (known) expect(yearly / known.price, share.stringId).toBeLessThan(0.1);
  }
  for (const bond of catalogue.bonds) {
    const euros = (bond.amount * bond.faceValue) / (factors.exchange[bond.currency].at(-1) ?? 1);
    expect(euros, bond.stringId).toBeGreaterThan(bond.sector === 'government' ? 3e9 : 0.04e9);
    expect(euros, bond.stringId).toBeLessThan(bond.sector === 'government' ? 30e9 : 2e9);
  }
  for (const { stringId, listings: at, unitsOutstanding, currency } of catalogue.etfs) {
    const price = (listings.get(at[0]?.id ?? 0)?.closes.at(-1) ?? 0) / 10_000;
    const euros = (price * unitsOutstanding) / (factors.exchange[currency].at(-1) ?? 1);
    expect(euros, stringId).toBeGreaterThan(0.002e9);
    expect(euros, stringId).toBeLessThan(8e9);
  }
});

test('NU-09 no dividend is announced or paid on a holiday', () => {
  const holidays = new Set(VENUES.flatMap((venue) => venue.holidays));
  for (const { dividends } of market.dividends) {
    for (const { announcedOn, paidOn, exDividendOn } of dividends) {
      for (const day of [announcedOn, paidOn, exDividendOn]) {
        if (day === null) continue;
        const monthDay = new Date(day * 86_400_000).toISOString().slice(5, 10);
        expect(holidays.has(monthDay)).toBe(false);
      }
    }
  }
});

test('NU-09 every text is in ten languages, and none praises what its figures do not', () => {
  for (const { descriptions } of side.profiles)
    expect(Object.keys(descriptions).sort()).toEqual([...LANGUAGES].sort());
  const originals = side.comments.flatMap(({ language, title, content, translations }) => {
    expect(Object.keys(translations)).toHaveLength(LANGUAGES.length - 1);
    const english = language === 'eng' ? { title, content } : translations.eng;
    return english ? [english] : [];
  });
  expect(originals).toHaveLength(side.comments.length);
  for (const { title, content } of originals) {
    if (!title.endsWith('debt looks manageable')) continue;
    expect(content).not.toMatch(/was <b>[-−]/);
    expect(Number(/coverage of ([\d.]+)×/.exec(content)?.[1])).toBeGreaterThanOrEqual(3);
  }
});

test('NU-09 on any day, and whatever chance decides, companies, bonds, rates and swaps stay as large as those of a mid-size market', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: 900 }), (seed, back) => {
      const other = inventMarket(seed, toDayNumber('2026-11-17') - back, 'small');
      const priceOf = new Map(other.listings.map(({ listingId, closes }) => [listingId, closes]));
      for (const share of other.catalogue.shares) {
        const closes = priceOf.get(share.listings[0]?.id ?? 0);
        const price = (closes?.findLast((close) => !Number.isNaN(close)) ?? 0) / 100;
        const euros = (price * share.shareCount) / (other.factors.exchange[share.currency].at(-1) ?? 1);
        if (price > 0) expect(euros, share.stringId).toBeGreaterThan(0.1e9);
        if (price > 0) expect(euros, share.stringId).toBeLessThan(120e9);
      }
      const last = other.days.length - 1;
      for (const { currency } of VENUES)
        for (const years of [1, 5, 30]) {
          const percent = stateRate(other.factors, currency, last, years);
          expect(percent, currency).toBeGreaterThan(currency === 'TRY' ? 5 : -0.5);
          expect(percent, currency).toBeLessThan(currency === 'TRY' ? 60 : 12);
        }
      for (const { code, t, months, percent } of swapRates(other.factors)) {
        const over = percent - stateRate(other.factors, code === 'EUR-SWAP' ? 'EUR' : 'USD', t, months / 12);
        expect(Math.abs(over), code).toBeLessThan(1);
      }
    }),
    { numRuns: 2 },
  );
});

function turnoverPart(listing: PricedListing, shareCount: number, t: number): number | null {
  const day = quoteDay(listing, t);
  if (!day) return null;
  const shares = shareCount / (listing.splitFactors?.[t] ?? 1);
  return day.turnover / 100 / ((day.last / 100) * shares);
}

function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
