import { TRADE_CODES } from '../catalogue/industries.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { type LanguagePack, PLACES_PER_HEAD } from './language-pack.ts';
import { ENGLISH_PACK, LATIN_PACKS } from './language-packs-latin.ts';
import { OTHER_PACKS } from './language-packs-other.ts';
import { transliterate } from './transliterate.ts';

export interface CrowdIssuer {
  readonly issuer: Issuer;
  readonly pack: LanguagePack;
  readonly latinPlace: string;
}

const PACKS = [...LATIN_PACKS, ...OTHER_PACKS];
const PLACES = PLACES_PER_HEAD * PLACES_PER_HEAD;
const LONG_NAME_EVERY = 97;

/** So many different names there are: every place of every language with every trade. */
export const CROWD_LIMIT = PACKS.length * PLACES * TRADE_CODES.length;

/**
 * The issuer with this number in the crowd, made by arithmetic alone: no list is kept.
 *
 * Languages take turns, so that any stretch of the crowd holds all alphabets.
 */
export function crowdIssuer(number: number, id: number): CrowdIssuer {
  if (number >= CROWD_LIMIT) throw new Error(`The crowd has only ${CROWD_LIMIT} names`);
  const pack = at(PACKS, number);
  const turn = Math.floor(number / PACKS.length);
  const head = turn % PLACES_PER_HEAD;
  const tail = Math.floor(turn / PLACES_PER_HEAD) % PLACES_PER_HEAD;
  // Each round through the places moves every place on to its next trade, so that no name comes twice.
  const industry = head + 3 * tail + Math.floor(turn / PLACES);
  const place = at(pack.heads, head) + at(pack.tails, tail);
  const latinPlace = transliterate(place);
  const country = at(pack.countries, turn);
  const form = number % LONG_NAME_EVERY === 0 ? pack.longForm : at(pack.forms, turn + tail);
  const englishTrade = at(ENGLISH_PACK.trades, industry);
  const issuer: Issuer = {
    id,
    stringId: `${latinPlace}-${englishTrade}-${country}`.toLowerCase(),
    language: pack.language,
    name: pack.compose(place, at(pack.trades, industry), form),
    names: isLatin(pack) ? {} : { eng: `${latinPlace} ${englishTrade}` },
    country,
    industry: at(TRADE_CODES, industry),
  };
  return { issuer, pack, latinPlace };
}

function isLatin(pack: LanguagePack): boolean {
  return LATIN_PACKS.some((latin) => latin === pack);
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list of words');
  return item;
}
