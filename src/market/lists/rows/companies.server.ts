import { localizedName } from '#domain/languages/localized-name.ts';
import type { ListedFigures } from '#domain/multiples/listed-figures.ts';
import { ratingBand } from '#domain/ratings/rating-band.ts';
import { findIssuerFigures } from '#market/multiples/issuer-figures.server.ts';
import { seal } from '#platform/contract/sealed.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { ListedCompany } from '../lists.contract.ts';
import { type CompanyRow, findCompanyRows } from './companies.repository.ts';
import { changeOf, dayNumber, type ListSource, rounded } from './list-source.server.ts';

interface CompanyWithFigures extends CompanyRow {
  readonly figures: ListedFigures | null;
}

export const companySource: ListSource<CompanyWithFigures, ListedCompany> = {
  named: 'issuer',
  follows: {
    issuer: 'issuer',
    industry: 'all',
    instrument: 'issuer',
    report: 'issuer',
    report_fact: 'issuer',
    rating: 'issuer',
  },
  find: async (database, chosen, today, valueCache) => {
    const companies = await findCompanyRows(database, chosen, today);
    const ids = companies.map(({ id }) => id);
    const figures = await findIssuerFigures(database, ids, today, valueCache);
    return companies.map((company) => ({ ...company, figures: figures.get(company.id) ?? null }));
  },
  toScreened: (company) => ({
    id: company.id,
    facets: {
      kind: company.isBank ? 'bank' : 'company',
      has: [...(company.stocks > 0 ? ['stocks'] : []), ...(company.bonds > 0 ? ['bonds'] : [])],
      country: company.country,
      industry: company.industryCode,
      rating: ratingBand(company.grade),
    },
    numbers: {
      ...figuresOf(company),
      year_end: dayNumber(company.figures?.yearEnd ?? null),
      stocks: company.stocks,
      bonds: company.bonds,
      report: dayNumber(company.lastReport),
    },
    codes: {},
  }),
  toListed: (company, language) => {
    const { ebitda, net_profit, net_debt, ...open } = figuresOf(company);
    return {
      id: company.id,
      string_id: company.stringId,
      name: localizedName(company.name, company.names, language),
      status: 'active',
      country: formatOf(language).country(company.country),
      industry: localizedName(company.industryCode, company.industryNames, language),
      kind: company.isBank ? 'bank' : 'company',
      rating: company.grade,
      stocks: company.stocks,
      bonds: company.bonds,
      report: company.lastReport,
      currency: company.figures?.currency ?? null,
      year_end: company.figures?.yearEnd ?? null,
      ...open,
      ebitda: seal('more-rows', ebitda),
      net_profit: seal('more-rows', net_profit),
      net_debt: seal('more-rows', net_debt),
    };
  },
};

const MILLION = 1_000_000;

function figuresOf({ figures }: CompanyWithFigures) {
  const millions = (value: number | null = null) => (value === null ? null : value / MILLION);
  const { revenue, ebitda, net_profit, net_debt, net_debt_ebitda, interest_cover } = figures?.ofYear ?? {};
  const before = figures?.revenueBefore ?? null;
  return {
    revenue: millions(revenue),
    // A change from nothing has no percentage.
    revenue_growth: before !== null && before > 0 ? changeOf(before, revenue ?? null) : null,
    ebitda: millions(ebitda),
    net_profit: millions(net_profit),
    net_debt: millions(net_debt),
    net_debt_ebitda: rounded(net_debt_ebitda ?? null),
    interest_cover: rounded(interest_cover ?? null),
  };
}
