import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';

const MONTHS =
  /^(?:months?|mos?|m|мес|месяц(?:а|ев)?|monate?n?|mois|mes|meses|mes[ei]|miesi[ąa]c(?:e|y)?|ay|个月|月)$/;
const YEARS = /^(?:years?|yrs?|y|г|год(?:а)?|лет|jahre?n?|ans?|an(?:no|ni)|años?|rok|lata?|yıl|年)$/;
const WEEKS = /^(?:weeks?|wks?|w|нед|недел[яиь]|wochen?|semaines?|semanas?|settiman[ae]|hafta|周)$/;
const DAYS = /^(?:days?|d|дн|день|дня|дней|tage?n?|jours?|días?|giorn[oi]|dni|gün|天)$/;
const OVERNIGHT = /^(?:o\/?n|overnight|овернайт)$/i;
const PART = /^(\d+(?:[._]\d+)?)[ _-]?(\p{L}+)\.?(?=\d|$)/u;
const DAYS_OF_MONTH = 365.25 / 12;

/** Months of a tenor: 10y, 10 Yr, BC_10YEAR are 120, BC_1_5MONTH is 1.5, 1Y6M is 18, 1W is 0.23; null where the name is none. */
export function readTenor(name: string): string | null {
  const text = name.trim().replace(/^BC[_ ]/i, '');
  if (OVERNIGHT.test(text)) return ofDays(1);
  const first = PART.exec(text);
  if (!first) return null;
  const years = ofPart(first);
  const rest = text.slice(first[0].length);
  if (years === null || rest === '') return years;
  const second = PART.exec(rest);
  // One unit after a larger one: 1Y6M.
  if (second?.[0] !== rest || !/^\d+y$/i.test(first[0]) || !/^\d+m$/i.test(rest)) return null;
  return String(Number(first[1]) * 12 + Number(second[1]));
}

function ofPart([, count = '', unit = '']: RegExpExecArray): string | null {
  const [number, word] = [count.replace('_', '.'), unit.toLowerCase()];
  if (MONTHS.test(word)) return number;
  if (YEARS.test(word)) return multiplyDecimals(number, '12');
  if (WEEKS.test(word)) return ofDays(Number(number) * 7);
  return DAYS.test(word) ? ofDays(Number(number)) : null;
}

const ofDays = (days: number): string => String(Number((days / DAYS_OF_MONTH).toFixed(2)));
