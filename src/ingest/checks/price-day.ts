import { type DayNumber, toDayNumber } from '#domain/calendar/day-number.ts';
import type { DecimalText, PriceRecord } from '#domain/import/records.ts';
import type { InstrumentKind } from '#domain/import/subject.ts';

/** A price record as numbers, for comparisons only: what is stored stays text. */
export interface PriceDay {
  readonly record: PriceRecord;
  readonly day: DayNumber;
  readonly open: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly last: number | null;
  readonly volume: number | null;
  readonly turnover: number | null;
}

/** What is known of the thing that the prices are of. */
export interface PriceContext {
  readonly kind: InstrumentKind;
  /** Of the venue. */
  readonly today: DayNumber;
  /** Set while trading goes on, for files that hold the running day: its prices are not final. */
  readonly runningDay?: DayNumber | null;
  readonly listedOn: DayNumber | null;
  readonly delistedOn: DayNumber | null;
}

/** Files carry float32: what differs by less is the same. */
export const TOLERANCE = 1e-6;

/** `written`: as the file has it, for messages, where the prices were turned into another unit. */
export function toPriceDay(record: PriceRecord, written = record): PriceDay {
  return {
    record: written,
    day: dayNumberOf(record.day),
    open: toNumber(record.open),
    low: toNumber(record.low),
    high: toNumber(record.high),
    last: toNumber(record.last),
    volume: toNumber(record.volume),
    turnover: toNumber(record.turnover),
  };
}

const MOST_DAYS = 50_000;
const dayNumbers = new Map<string, DayNumber>();

/** Files repeat the same days for every listing. */
function dayNumberOf(day: string): DayNumber {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  if (dayNumbers.size >= MOST_DAYS) dayNumbers.clear();
  const number = toDayNumber(day);
  dayNumbers.set(day, number);
  return number;
}

export const toNumber = (text: DecimalText | undefined): number | null =>
  text === undefined ? null : numberOf(text);

const POWERS = Array.from({ length: 16 }, (_, digits) => 10 ** digits);
const [POINT, DIGIT_0, DIGIT_9] = [46, 48, 57];

/** As Number does it: up to fifteen digits are exact, and so is a power of ten, which leaves one rounding. */
function numberOf(text: DecimalText): number {
  if (text.length > POWERS.length || text.length < 2) return Number(text);
  let [digits, point] = [0, -1];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= DIGIT_0 && unit <= DIGIT_9) digits = digits * 10 + unit - DIGIT_0;
    else if (unit === POINT && point < 0) point = at;
    else return Number(text);
  }
  if (point < 0) return text.length < POWERS.length ? digits : Number(text);
  return digits / (POWERS[text.length - point - 1] ?? Number.NaN);
}
