import { localizedName } from '#domain/languages/localized-name.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { ListedCompany } from '../lists.contract.ts';
import { type CompanyRow, findCompanyRows } from './companies.repository.ts';
import { dayNumber, type ListSource } from './list-source.server.ts';

export const companySource: ListSource<CompanyRow, ListedCompany> = {
  named: 'issuer',
  follows: { issuer: 'issuer', industry: 'all', instrument: 'issuer', report: 'issuer' },
  find: findCompanyRows,
  toScreened: (company) => ({
    id: company.id,
    facets: {
      kind: company.isBank ? 'bank' : 'company',
      has: [...(company.stocks > 0 ? ['stocks'] : []), ...(company.bonds > 0 ? ['bonds'] : [])],
      country: company.country,
      industry: company.industryCode,
    },
    numbers: { stocks: company.stocks, bonds: company.bonds, report: dayNumber(company.lastReport) },
    codes: {},
  }),
  toListed: (company, language) => ({
    id: company.id,
    string_id: company.stringId,
    name: localizedName(company.name, company.names, language),
    status: 'active',
    country: formatOf(language).country(company.country),
    industry: localizedName(company.industryCode, company.industryNames, language),
    kind: company.isBank ? 'bank' : 'company',
    stocks: company.stocks,
    bonds: company.bonds,
    report: company.lastReport,
  }),
};
