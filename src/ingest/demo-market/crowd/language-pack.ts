import type { Language } from '#domain/languages/languages.ts';
import { TRADE_CODES } from '../catalogue/industries.ts';

/** Enough words of a language to name thousands of companies that do not exist. */
export interface LanguagePack {
  readonly language: Language;
  readonly countries: readonly string[];
  /** A place is a head and a tail; no head begins another, so that no two places are alike. */
  readonly heads: readonly string[];
  readonly tails: readonly string[];
  /** One for each industry, in the order of the industries. */
  readonly trades: readonly string[];
  /** What an ETF may invest in. */
  readonly themes: readonly string[];
  readonly forms: readonly string[];
  /** Makes a name of more than eighty characters. */
  readonly longForm: string;
  readonly compose: (place: string, trade: string, form: string) => string;
}

export const PLACES_PER_HEAD = 24;
export const THEMES = 8;

interface Words {
  readonly countries: string;
  readonly heads: string;
  readonly tails: string;
  readonly trades: string;
  readonly themes: string;
  readonly forms: readonly string[];
  readonly longForm: string;
  readonly compose?: LanguagePack['compose'];
}

export function languagePack(language: Language, words: Words): LanguagePack {
  const pack = {
    language,
    countries: words.countries.split(' '),
    heads: words.heads.split(' '),
    tails: words.tails.split(' '),
    trades: words.trades.split(' '),
    themes: words.themes.split(' '),
    forms: words.forms,
    longForm: words.longForm,
    compose: words.compose ?? ((place, trade, form) => `${place} ${trade} ${form}`),
  };
  const isWhole =
    pack.heads.length === PLACES_PER_HEAD &&
    pack.tails.length === PLACES_PER_HEAD &&
    pack.trades.length === TRADE_CODES.length &&
    pack.themes.length === THEMES;
  if (!isWhole) throw new Error(`Words are missing in ${language}`);
  return pack;
}
