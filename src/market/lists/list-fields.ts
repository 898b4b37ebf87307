import type { Capability } from '#domain/access/capabilities.ts';
import type { SearchCategory } from '#domain/search/categories.ts';

export type ListId = SearchCategory;

/** A column of a list; its key is that of the field of a row and of what a list is sorted and narrowed by. */
export interface ListColumn {
  readonly key: string;
  readonly kind: 'text' | 'number' | 'change' | 'day';
  readonly decimals?: number;
  readonly sortedBy: 'number' | 'code' | 'facet' | null;
  /** Without it the values are locked, and who may not see them may not sort or narrow by them either: that would reveal them. */
  readonly needs?: Capability;
  /** A column of the first set that narrow windows leave out. */
  readonly on?: 'wide' | 'desk';
}

/** Columns that are read together; an address names them by the id of their set. */
export interface ColumnSet {
  readonly id: string;
  readonly columns: readonly string[];
}

/** A selection with a name: the words of an address. */
export interface ListPreset {
  readonly id: string;
  readonly query: string;
}

export interface ListFields {
  readonly id: ListId;
  readonly path: string;
  readonly facets: readonly string[];
  /** Columns that have a from and a to. */
  readonly ranges: readonly string[];
  readonly columns: readonly ListColumn[];
  /** The first is what a list opens with. */
  readonly sets: readonly ColumnSet[];
  readonly presets: readonly ListPreset[];
}

type Rest = Partial<Omit<ListColumn, 'key' | 'kind'>>;
const number = (key: string, decimals: number, rest: Rest = {}): ListColumn => ({
  key,
  kind: 'number',
  decimals,
  sortedBy: 'number',
  ...rest,
});
const day = (key: string, rest: Rest = {}): ListColumn => ({ key, kind: 'day', sortedBy: 'number', ...rest });
const code = (key: string, rest: Rest = {}): ListColumn => ({ key, kind: 'text', sortedBy: 'code', ...rest });
const facet = (key: string, rest: Rest = {}): ListColumn => ({
  key,
  kind: 'text',
  sortedBy: 'facet',
  ...rest,
});
const text = (key: string, rest: Rest = {}): ListColumn => ({ key, kind: 'text', sortedBy: null, ...rest });
const change: ListColumn = { key: 'change', kind: 'change', sortedBy: 'number' };
const ofPrice = { needs: 'last-price' } as const;
const ofYear = { needs: 'price-dynamics' } as const;
/** A line that a report does not show to everyone. */
const ofReport = { needs: 'more-rows' } as const;
const set = (id: string, columns: string): ColumnSet => ({ id, columns: columns.split(' ') });

/** The five lists as data: one way to filter, sort, choose columns and export serves them all. */
export const LISTS: Readonly<Record<ListId, ListFields>> = {
  bonds: {
    id: 'bonds',
    path: '/bonds/',
    facets: ['sector', 'rating', 'coupon', 'currency', 'option', 'status', 'country', 'industry'],
    ranges: ['matures', 'coupon_rate', 'yield', 'duration', 'spread', 'price'],
    columns: [
      text('issuer'),
      code('isin'),
      facet('rating', { on: 'wide' }),
      facet('sector'),
      facet('currency'),
      facet('coupon'),
      number('coupon_rate', 2, { on: 'desk' }),
      day('matures'),
      number('price', 2, { ...ofPrice, on: 'desk' }),
      number('yield', 2, ofPrice),
      number('ytm', 2, ofPrice),
      number('current_yield', 2, ofPrice),
      number('duration', 2, { ...ofPrice, on: 'wide' }),
      number('spread', 0, { ...ofPrice, on: 'wide' }),
      number('z_spread', 0, ofPrice),
      number('volume', 0),
      facet('country'),
      facet('industry'),
      day('date'),
    ],
    sets: [
      set('overview', 'rating coupon_rate matures price yield duration spread'),
      set('terms', 'issuer isin currency coupon coupon_rate matures volume'),
      set('yields', 'coupon_rate matures price yield ytm current_yield duration date'),
      set('spreads', 'rating matures yield duration spread z_spread'),
      set('ratings', 'issuer rating sector matures yield spread country industry'),
    ],
    presets: [
      { id: 'high_yield', query: 'sector=corporate&status=active&yield_from=10&sort=-yield' },
      { id: 'short_government', query: 'sector=government&status=active&duration_to=3&sort=duration' },
      { id: 'investment_grade', query: 'rating=a,aa,aaa,bbb&status=active' },
      { id: 'floaters', query: 'coupon=floating&status=active' },
      { id: 'with_put', query: 'option=put&status=active' },
      { id: 'in_default', query: 'status=defaulted' },
    ],
  },
  stocks: {
    id: 'stocks',
    path: '/stocks/',
    facets: ['country', 'industry', 'venue', 'currency', 'share_type', 'status'],
    ranges: ['market_value', 'pe', 'dividend_yield', 'change_year', 'change', 'last'],
    columns: [
      code('ticker', { on: 'wide' }),
      code('isin'),
      facet('country'),
      facet('industry'),
      text('venue'),
      facet('share_type'),
      number('last', 2, ofPrice),
      change,
      { ...change, key: 'change_year', ...ofYear, on: 'wide' },
      number('volatility', 1, { sortedBy: null }),
      number('market_value', 0, { ...ofPrice, on: 'wide' }),
      number('pe', 1, { ...ofPrice, on: 'wide' }),
      number('pb', 2, ofPrice),
      number('ps', 2, ofPrice),
      number('ev_ebitda', 1, ofPrice),
      number('dividends', 4),
      number('dividend_yield', 2, { ...ofPrice, on: 'desk' }),
      number('payout', 1),
      day('ex_dividend'),
      number('net_debt_ebitda', 2),
      number('interest_cover', 1),
      number('turnover', 2, ofPrice),
      number('bid_ask', 2, ofPrice),
      day('date'),
    ],
    sets: [
      set('overview', 'ticker last change change_year market_value pe dividend_yield'),
      set('valuation', 'industry market_value pe pb ps ev_ebitda dividend_yield'),
      set('income', 'last dividends dividend_yield payout ex_dividend'),
      set('risk', 'change_year volatility market_value net_debt_ebitda interest_cover'),
      set('trading', 'ticker venue last change turnover bid_ask date'),
    ],
    presets: [
      { id: 'largest', query: 'sort=-market_value' },
      { id: 'risers', query: 'status=active&sort=-change' },
      { id: 'fallers', query: 'status=active&sort=change' },
      { id: 'high_dividend', query: 'status=active&sort=-dividend_yield' },
      { id: 'low_pe', query: 'status=active&sort=pe' },
    ],
  },
  indexes: {
    id: 'indexes',
    path: '/indexes/',
    facets: ['currency', 'country'],
    ranges: ['members', 'change'],
    columns: [
      code('ticker', { on: 'wide' }),
      facet('currency', { on: 'wide' }),
      number('members', 0, { on: 'wide' }),
      number('value', 2, { needs: 'chart-values' }),
      change,
      day('date', { on: 'wide' }),
      day('base_date'),
    ],
    sets: [set('overview', 'ticker currency members value change date')],
    presets: [],
  },
  etf: {
    id: 'etf',
    path: '/etf/',
    facets: ['house', 'index', 'currency', 'venue', 'status'],
    ranges: ['expense', 'assets', 'change_year', 'change', 'last'],
    columns: [
      code('ticker', { on: 'wide' }),
      code('isin'),
      facet('house'),
      facet('index', { on: 'wide' }),
      facet('currency'),
      number('expense', 2, { on: 'wide' }),
      number('last', 2, ofPrice),
      change,
      { ...change, key: 'change_year', ...ofYear, on: 'wide' },
      number('assets', 0, { ...ofPrice, on: 'desk' }),
      number('turnover', 2, ofPrice),
      number('bid_ask', 2, ofPrice),
      day('date'),
    ],
    sets: [
      set('overview', 'ticker index expense last change change_year assets'),
      set('terms', 'isin house index currency expense'),
      set('trading', 'ticker currency last change turnover bid_ask date'),
    ],
    presets: [{ id: 'cheapest', query: 'status=active&sort=expense' }],
  },
  companies: {
    id: 'companies',
    path: '/company/',
    facets: ['kind', 'has', 'country', 'industry', 'rating'],
    ranges: ['revenue', 'ebitda', 'net_debt_ebitda', 'interest_cover', 'report'],
    columns: [
      facet('country', { on: 'desk' }),
      facet('industry', { on: 'wide' }),
      facet('kind'),
      facet('rating', { on: 'desk' }),
      day('year_end'),
      number('revenue', 0),
      { ...change, key: 'revenue_growth' },
      number('ebitda', 0, { ...ofReport, on: 'desk' }),
      number('net_profit', 0, ofReport),
      number('net_debt', 0, ofReport),
      number('net_debt_ebitda', 2),
      number('interest_cover', 1),
      number('stocks', 0),
      number('bonds', 0),
      day('report'),
    ],
    sets: [
      set('overview', 'country industry rating revenue ebitda net_debt_ebitda'),
      set('financials', 'year_end revenue revenue_growth ebitda net_profit'),
      set('leverage', 'rating year_end ebitda net_debt net_debt_ebitda interest_cover'),
      set('securities', 'country industry stocks bonds report'),
    ],
    presets: [
      { id: 'banks', query: 'kind=bank' },
      { id: 'borrowers', query: 'has=bonds' },
      { id: 'largest_revenue', query: 'kind=company&sort=-revenue' },
    ],
  },
};

/** Columns of money: what it is reported in stands after the number. */
export const IN_CURRENCY: ReadonlySet<string> = new Set([
  'last',
  'market_value',
  'assets',
  'volume',
  'turnover',
  'dividends',
  'revenue',
  'ebitda',
  'net_profit',
  'net_debt',
]);

export const columnOf = ({ columns }: ListFields, key: string): ListColumn | undefined =>
  columns.find((column) => column.key === key);
