import { cleanTerm } from '#domain/search/clean-term.ts';

export const COMPANY_KINDS = ['all', 'company', 'bank'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

/** Only orders that cost no more than what a page shows. */
export const COMPANY_SORTS = ['name', 'country'] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number];

/** What an address asks of the list. */
export interface CompanySelection {
  /** Part of a name in any language; empty: every name. */
  readonly find: string;
  readonly country: string | null;
  readonly branch: string | null;
  readonly kind: CompanyKind;
  readonly sort: CompanySort;
  readonly isDescending: boolean;
}

export const EVERY_COMPANY: CompanySelection = {
  find: '',
  country: null,
  branch: null,
  kind: 'all',
  sort: 'name',
  isDescending: false,
};

export interface CompanyQuery {
  readonly find?: string | undefined;
  readonly country?: string | undefined;
  readonly branch?: string | undefined;
  readonly kind?: string | undefined;
  readonly sort?: string | undefined;
}

/** What makes no sense in an address is left out of it. */
export function parseCompanyQuery({ find = '', country = '', branch = '', kind, sort = '' }: CompanyQuery) {
  const order = sort.replace(/^-/, '');
  const known = COMPANY_SORTS.find((each) => each === order);
  return {
    find: cleanTerm(find),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    branch: /^[a-z0-9-]{1,60}$/.test(branch) ? branch : null,
    kind: COMPANY_KINDS.find((each) => each === kind) ?? EVERY_COMPANY.kind,
    sort: known ?? EVERY_COMPANY.sort,
    isDescending: known !== undefined && sort.startsWith('-'),
  } satisfies CompanySelection;
}

/** The address of the list without its language; what is as usual has no word in it. */
export function companyListPath(selection: Partial<CompanySelection>, page = 1): string {
  const { find, country, branch, kind, sort, isDescending } = { ...EVERY_COMPANY, ...selection };
  const order = `${isDescending ? '-' : ''}${sort}`;
  const query = new URLSearchParams({
    ...(find && { find }),
    ...(country && { country }),
    ...(branch && { branch }),
    ...(kind !== EVERY_COMPANY.kind && { kind }),
    ...(order !== EVERY_COMPANY.sort && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/company/?${query}` : '/company/';
}

export function isEveryCompany({ find, country, branch, kind }: CompanySelection): boolean {
  return !find && !country && !branch && kind === EVERY_COMPANY.kind;
}
