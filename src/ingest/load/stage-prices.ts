import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { DecimalText, PriceRecord } from '#domain/import/records.ts';
import type { KnownSplit } from '../checks/basis.ts';
import { judge, keepsOut } from '../checks/check-settings.ts';
import { createCloseFit } from '../checks/close-fit.ts';
import type { ListingGap } from '../checks/gaps.ts';
import type { PriceContext, PriceDay } from '../checks/price-day.ts';
import { hasUsualNumbers, PRICE_RULES, RULES_OF_USUAL_NUMBERS } from '../checks/price-rules.ts';
import { createPriceSeries, type PriceSeries } from '../checks/price-series.ts';
import type { KnownInstrument, KnownListing, Venue } from '../identity/things.ts';
import type { RunFile } from './run-file.ts';
import type { VenueDay } from './venue-clock.ts';

interface PriceStaging {
  readonly file: RunFile;
  readonly position: number;
  clockOf(timeZone: string): VenueDay;
  splitsOf(instrumentId: number): readonly KnownSplit[];
}

interface CheckedSeries {
  readonly series: PriceSeries;
  readonly instrument: KnownInstrument;
  readonly name: string;
  readonly venue: string;
  readonly context: PriceContext;
  /** Of the row before. */
  lastDay: DayNumber;
  first: DayNumber;
  last: DayNumber;
  repeats: boolean;
}

const MOST_FITTED = 10_000;
const [MINUS, DIGIT_0, DIGIT_9] = [45, 48, 57];
const NOTHING: readonly Finding[] = [];

/** Checks the prices of one file, day by day and as a series. */
export function createPriceChecks({ file, position, clockOf, splitsOf }: PriceStaging) {
  const series = new Map<number, CheckedSeries>();
  const fit = createCloseFit();
  let fitted = 0;
  let isUnsorted = false;
  const { checks } = file;

  function seriesOf(
    instrument: KnownInstrument,
    listing: KnownListing | null,
    venue: Venue | null,
  ): CheckedSeries {
    const id = listing?.id ?? instrument.id;
    const known = series.get(id);
    if (known?.instrument === instrument) return known;
    const { today, runningDay } = clockOf(venue?.timeZone ?? 'UTC');
    const { basis } = file;
    const options = { basis, jumpTimes: checks.jumpTimes, splits: splitsOf(instrument.id) };
    const fresh = {
      series: known?.series ?? createPriceSeries(options),
      instrument,
      name: listing?.ticker ?? instrument.name,
      venue: venue?.mic ?? '',
      lastDay: known?.lastDay ?? Number.NEGATIVE_INFINITY,
      first: known?.first ?? Number.POSITIVE_INFINITY,
      last: known?.last ?? Number.NEGATIVE_INFINITY,
      repeats: known?.repeats ?? false,
      context: {
        kind: instrument.kind,
        today,
        runningDay: file.holdsRunningDay ? runningDay : null,
        listedOn: instrument.listedOn ? toDayNumber(instrument.listedOn) : null,
        delistedOn: instrument.delistedOn ? toDayNumber(instrument.delistedOn) : null,
      },
    };
    series.set(id, fresh);
    return fresh;
  }

  return {
    /** Findings about the record; it is staged unless one keeps it out. */
    check(
      price: PriceDay,
      line: number,
      instrument: KnownInstrument,
      listing: KnownListing | null,
      venue: Venue | null,
    ): readonly Finding[] {
      if (
        price.low !== null &&
        price.high !== null &&
        price.last !== null &&
        price.low > 0 &&
        fitted < MOST_FITTED
      ) {
        fitted++;
        fit.add(
          { low: price.low, high: price.high, close: price.last, open: price.open },
          file.othersOf?.(line) ?? new Map<string, number>(),
        );
      }
      const of = seriesOf(instrument, listing, venue);
      let findings = NOTHING;
      for (const rule of hasUsualNumbers(price) ? RULES_OF_USUAL_NUMBERS : PRICE_RULES) {
        const found = rule(price, of.context);
        if (!found || (found.rule === 'ohlc' && checks.widensDays)) continue;
        const judged = judge({ ...found, line }, checks);
        if (!judged) continue;
        findings = [...findings, judged];
        if (keepsOut(judged)) return findings;
      }
      of.repeats ||= price.day === of.lastDay;
      of.lastDay = price.day;
      of.first = Math.min(of.first, price.day);
      of.last = Math.max(of.last, price.day);
      for (const found of of.series.add(price, line)) {
        isUnsorted ||= found.rule === 'unsorted';
        const judged = judge({ ...found, details: { ...found.details, listing: of.name } }, checks);
        if (judged) findings = [...findings, judged];
      }
      return findings;
    },
    addSplit(listingId: number, split: KnownSplit): void {
      series.get(listingId)?.series.addSplit(split);
    },
    /** What only the whole file shows, and which listings may have two rows of one day. */
    end() {
      const findings: Finding[] = [...fit.end()];
      const gaps: ListingGap[] = [];
      for (const { series: one, name, venue } of series.values()) {
        const { findings: found, gaps: missing } = one.end();
        findings.push(
          ...found.map((finding) => ({ ...finding, details: { ...finding.details, listing: name } })),
        );
        for (const gap of missing) gaps.push({ ...gap, file: position, listing: name, venue });
      }
      return {
        findings: findings.map((finding) => judge(finding, checks)).filter((finding) => finding !== null),
        gaps,
        listings: [...series.values()].map(({ name, venue, first, last }) => ({ name, venue, first, last })),
        repeats:
          [...series.values()].some(({ repeats }) => repeats) ||
          findings.some(({ rule }) => rule === 'unsorted') ||
          isUnsorted,
      };
    },
  };
}

/** In the order of the columns of daily_trading. Low and high take in what differs from them by rounding, as the store requires. */
export function priceRow(record: PriceRecord, price: PriceDay): readonly (string | null)[] {
  const { last, open } = record;
  return [
    last ?? null,
    open ?? null,
    lowest(record, price),
    highest(record, price),
    record.average ?? null,
    record.legalClose ?? null,
    record.bid ?? null,
    record.ask ?? null,
    record.turnover ?? null,
    wholeNumber(record.volume),
    wholeNumber(record.trades),
  ];
}

function lowest({ low, last, open }: PriceRecord, price: PriceDay): DecimalText | null {
  if (low === undefined || price.low === null) return null;
  const isLastLower = last !== undefined && price.last !== null && price.last < price.low;
  const [lower, number] = isLastLower ? [last, price.last] : [low, price.low];
  return open !== undefined && price.open !== null && price.open < (number ?? 0) ? open : lower;
}

function highest({ high, last, open }: PriceRecord, price: PriceDay): DecimalText | null {
  if (high === undefined || price.high === null) return null;
  const isLastHigher = last !== undefined && price.last !== null && price.last > price.high;
  const [higher, number] = isLastHigher ? [last, price.last] : [high, price.high];
  return open !== undefined && price.open !== null && price.open > (number ?? 0) ? open : higher;
}

export const wholeNumber = (text: DecimalText | undefined): string | null => {
  if (text === undefined) return null;
  return isWhole(text) ? text : BigInt(Math.round(Number(text))).toString();
};

/** As the pattern ^-?\d+$ says: for each row of a file it takes longer. */
function isWhole(text: string): boolean {
  const start = text.charCodeAt(0) === MINUS ? 1 : 0;
  for (let at = start; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < DIGIT_0 || unit > DIGIT_9) return false;
  }
  return text.length > start;
}
