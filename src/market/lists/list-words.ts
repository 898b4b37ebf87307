import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

type Label = keyof typeof english;
export type ListWords = Translate<Label>;

/** Labels whose keys are made of the fields of the lists; list-words.test.ts proves that each field has its own. */
export const titleOf = (t: ListWords, key: string): string => t(`col_${key}` as Label);

/** What a value of a facet is called where the store has no name for it. */
export const valueTitle = (t: ListWords, facet: string, code: string): string =>
  t(`value_${facet}_${code}` as Label);

export const presetOf = (t: ListWords, id: string): string => t(`preset_${id}` as Label);

export const setTitle = (t: ListWords, id: string): string => t(`set_${id}` as Label);

/** The sentence that explains a column, for those that need one. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'rating',
  'yield',
  'ytm',
  'duration',
  'spread',
  'volume',
  'market_value',
  'assets',
  'expense',
  'report',
  'current_yield',
  'z_spread',
  'change_year',
  'volatility',
  'pe',
  'pb',
  'ps',
  'ev_ebitda',
  'dividends',
  'dividend_yield',
  'payout',
  'ex_dividend',
  'net_debt_ebitda',
  'interest_cover',
  'turnover',
  'bid_ask',
  'revenue',
  'revenue_growth',
  'ebitda',
  'net_profit',
  'net_debt',
  'year_end',
]);
export const hintOf = (t: ListWords, key: string): string | undefined =>
  EXPLAINED.has(key) ? t(`hint_${key}` as Label) : undefined;

/** Facets whose values have labels of their own. */
export const LABELLED: ReadonlySet<string> = new Set([
  'sector',
  'rating',
  'coupon',
  'option',
  'status',
  'share_type',
  'kind',
  'has',
]);
