import { isCalendarDay } from '#domain/calendar/calendar-day.ts';

/** A point that a reader put on the map: by its numbers, or by the terms of a bond that does not exist. */
export interface OwnPoint {
  readonly name: string;
  readonly duration: number;
  readonly yield: number;
  readonly what: WhatIfTerms | null;
}

/** A bond with a fixed coupon (or none, at a rate of 0) that somebody thinks of, and its clean price. */
export interface WhatIfTerms {
  readonly rate: number;
  readonly couponsPerYear: 1 | 2 | 4 | 12;
  readonly maturesOn: string;
  readonly price: number;
}

export const COUPONS_A_YEAR = [1, 2, 4, 12] as const satisfies readonly WhatIfTerms['couponsPerYear'][];
export const MOST_OWN = 20;
const LONGEST_NAME = 60;
const MOST_COUPON = 100;
const MOST_PRICE = 1_000;
/** A bond without a maturity has more coupons than one answer can compute. */
export const LAST_MATURITY = '2200-12-31';
const NUMBER = /^-?\d{1,6}(\.\d{1,6})?$/;

/** `Mine~3.81~6.045` or, of a bond that is thought of, `New~4.2~7.1~7.5~2~2031-05-01~98.5`; several with `;` between them. */
export const writeOwnPoints = (points: readonly OwnPoint[]): string => points.map(writePoint).join(';');

/** What makes no sense is left out. */
export function parseOwnPoints(text: string): readonly OwnPoint[] {
  return text.split(';', MOST_OWN).flatMap((part) => parsePoint(part) ?? []);
}

function writePoint({ name, duration, yield: yields, what }: OwnPoint): string {
  const numbers = [cleanName(name), duration, yields].join('~');
  return what ? `${numbers}~${writeTerms(what)}` : numbers;
}

function parsePoint(text: string): OwnPoint | null {
  const [name = '', duration = '', yields = '', ...terms] = text.split('~', 8);
  const clean = cleanName(name);
  if (clean === '' || !NUMBER.test(duration) || !NUMBER.test(yields)) return null;
  const point = { name: clean, duration: Number(duration), yield: Number(yields) };
  if (point.duration < 0 || point.duration > 100 || Math.abs(point.yield) > 1_000) return null;
  if (terms.length === 0) return { ...point, what: null };
  const what = parseTerms(terms);
  return what && { ...point, what };
}

export const writeTerms = ({ rate, couponsPerYear, maturesOn, price }: WhatIfTerms): string =>
  [rate, couponsPerYear, maturesOn, price].join('~');

export function parseTerms([
  rate = '',
  often = '',
  maturesOn = '',
  price = '',
]: readonly string[]): WhatIfTerms | null {
  const couponsPerYear = COUPONS_A_YEAR.find((count) => String(count) === often);
  if (!couponsPerYear || !isCalendarDay(maturesOn) || maturesOn > LAST_MATURITY) return null;
  if (!NUMBER.test(rate) || !NUMBER.test(price)) return null;
  const terms = { rate: Number(rate), couponsPerYear, maturesOn, price: Number(price) };
  return areSensible(terms) ? terms : null;
}

export const areSensible = ({ rate, price }: Pick<WhatIfTerms, 'rate' | 'price'>): boolean =>
  rate >= 0 && rate <= MOST_COUPON && price > 0 && price <= MOST_PRICE;

/** What separates points in the address, and what is not seen, is no part of a name. */
const cleanName = (name: string): string =>
  name
    .replace(/[~;\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
