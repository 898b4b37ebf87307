import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { Peek } from '../decode/peek.ts';
import { foldHeader } from './columns.ts';
import { countryCode } from './country-code.ts';
import { stemOf } from './subject-of-name.ts';

const WORDS =
  /yield|rendite|rendement|rendimento|rentabilidad|rentowno|доходност|дохідн|облигац|облігац|tahvil|国债|收益率|\b(?:bunds?|gilts?)\b/i;
const TENOR =
  /(?:^|\D)(\d{1,2})[- ]?(years?|months?|jahre?|monate?|ans?|mois|años|meses|anni|mesi|лет|мес|letni|miesi|yıl|ay)/i;
/** `DE10Y`, `US03MY` of terminals and TradingView. */
const CODE = /^(?:TVC_)?([A-Z]{2}\d{1,2}(?:Y|MY?))(?:,? ?1D.*)?$/;
/** `10ydey_b_d` of Stooq. */
const STOOQ = /^(\d{1,2})([my]?)([a-z]{2})y[._]b(?:_d)?$/i;

const volumes: ReadonlySet<string> = new Set(COLUMN_WORDS.volume);
const changes = /^(?:change|изм|veränd|variation|var|zmiana|fark|зміна|değ|涨跌)[\p{L}.]*\s?%?$/iu;
const closes: ReadonlySet<string> = new Set(
  'price|цена|ціна|zuletzt|letzter|kurs|dernier|último|ultimo|ostatnio|şimdi|收盘'.split('|'),
);

/** Prices have a volume beside them, at least its column. */
export const hasVolume = (header: readonly string[]): boolean =>
  foldHeader(header).some((name) => volumes.has(name));

/** The name of the file says that its opens, highs, lows and closes are yields: `Germany 10-Year Bond Yield Historical Data`. */
export function namesYields({ name, content }: Peek): boolean {
  if (content.kind !== 'table' || hasVolume(content.header)) return false;
  const stem = stemOf(name);
  return CODE.test(stem) || STOOQ.test(stem) || (WORDS.test(stem) && /\d/.test(stem)) || isTenor(stem);
}

const isTenor = (stem: string) =>
  TENOR.test(stem) &&
  /historical data|прошлые данные|historische|historiques|históricos|storici|historyczne/i.test(stem);

/** `DE10Y`: of whom and for how long, as the name of the file says it. */
export function yieldCode({ name }: Peek): string | undefined {
  const stem = stemOf(name);
  const code = CODE.exec(stem)?.[1];
  if (code !== undefined) return code;
  const [, count, unit, country] = STOOQ.exec(stem) ?? [];
  if (country !== undefined) return `${country}${count}${unit || 'Y'}`.toUpperCase();
  const [, place = '', years, word] = /^(.*?)[ _-](\d{1,2})[- ](year|month)/i.exec(stem) ?? [];
  const of = countryCode(place.replaceAll('_', ' '));
  return /^[A-Z]{2}$/.test(of) ? `${of}${years}${word?.[0]?.toUpperCase()}` : undefined;
}

/** Investing.com writes a volume beside all prices but those of funds; without it they may be yields. */
export function mayBeYields(header: readonly string[]): boolean {
  const folded = foldHeader(header);
  return (
    !hasVolume(header) && folded.some((name) => closes.has(name)) && folded.some((name) => changes.test(name))
  );
}
