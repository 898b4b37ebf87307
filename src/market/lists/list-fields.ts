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
  /** Shown when the reader requests it. */
  readonly isExtra?: true;
  readonly on?: 'wide' | 'desk';
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
  readonly presets: readonly ListPreset[];
}

type Rest = Omit<ListColumn, 'key' | 'kind' | 'sortedBy'>;
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
const extra = { isExtra: true } as const;

/** The five lists as data: one way to filter, sort, choose columns and export serves them all. */
export const LISTS: Readonly<Record<ListId, ListFields>> = {
  bonds: {
    id: 'bonds',
    path: '/bonds/',
    facets: ['sector', 'rating', 'coupon', 'currency', 'option', 'status', 'country', 'industry'],
    ranges: ['matures', 'coupon_rate', 'yield', 'duration', 'spread', 'price'],
    columns: [
      text('issuer', extra),
      code('isin', extra),
      facet('rating', { on: 'wide' }),
      facet('sector', extra),
      facet('currency', extra),
      facet('coupon', extra),
      number('coupon_rate', 2, { on: 'wide' }),
      day('matures'),
      number('price', 2, { ...ofPrice, on: 'desk' }),
      number('yield', 2, ofPrice),
      number('ytm', 2, { ...ofPrice, ...extra }),
      number('duration', 2, { ...ofPrice, on: 'wide' }),
      number('spread', 0, { ...ofPrice, on: 'wide' }),
      number('volume', 0, extra),
      facet('country', extra),
      facet('industry', extra),
      day('date', extra),
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
    ranges: ['last', 'change', 'market_value'],
    columns: [
      code('ticker', { on: 'wide' }),
      code('isin', extra),
      facet('country', extra),
      facet('industry', { on: 'desk' }),
      text('venue', { on: 'wide' }),
      facet('share_type', extra),
      number('last', 2, ofPrice),
      change,
      number('market_value', 0, { ...ofPrice, on: 'desk' }),
      day('date', { on: 'wide' }),
    ],
    presets: [
      { id: 'largest', query: 'sort=-market_value' },
      { id: 'risers', query: 'status=active&sort=-change' },
      { id: 'fallers', query: 'status=active&sort=change' },
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
      number('members', 0),
      number('value', 2, { needs: 'chart-values' }),
      change,
      day('date', { on: 'wide' }),
      day('base_date', extra),
    ],
    presets: [],
  },
  etf: {
    id: 'etf',
    path: '/etf/',
    facets: ['house', 'index', 'currency', 'venue', 'status'],
    ranges: ['expense', 'last', 'change', 'assets'],
    columns: [
      code('ticker', { on: 'wide' }),
      code('isin', extra),
      facet('house', extra),
      facet('index', { on: 'wide' }),
      number('expense', 2),
      number('last', 2, ofPrice),
      change,
      number('assets', 0, { ...ofPrice, on: 'desk' }),
      day('date', { on: 'wide' }),
    ],
    presets: [{ id: 'cheapest', query: 'status=active&sort=expense' }],
  },
  companies: {
    id: 'companies',
    path: '/company/',
    facets: ['kind', 'has', 'country', 'industry'],
    ranges: ['report'],
    columns: [
      facet('country', { on: 'wide' }),
      facet('industry', { on: 'wide' }),
      facet('kind', extra),
      number('stocks', 0),
      number('bonds', 0),
      day('report'),
    ],
    presets: [
      { id: 'banks', query: 'kind=bank' },
      { id: 'borrowers', query: 'has=bonds' },
    ],
  },
};

export const columnOf = ({ columns }: ListFields, key: string): ListColumn | undefined =>
  columns.find((column) => column.key === key);
