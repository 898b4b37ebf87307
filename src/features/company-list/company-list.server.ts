import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { formatOf } from '#foundation/i18n/format.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import type { CompanyListData } from './company-list.contract.ts';
import { countCompanies, findCompanies, findFacets } from './company-list.repository.ts';
import { type CompanyQuery, parseCompanyQuery } from './company-selection.ts';

const ROWS_A_PAGE = 50;

export async function loadCompanyList(
  { database, language, kept }: PageContext,
  { page, ...query }: CompanyQuery & { readonly page: number },
): Promise<CompanyListData> {
  const selection = parseCompanyQuery(query);
  const { country: countryName } = formatOf(language);
  const facets = await kept.read('company-facets', findFacets);
  const countries = byName(
    facets.countries.map((code) => ({ code, name: countryName(code) })),
    language,
  );
  const [total, companies] = await Promise.all([
    countCompanies(database, selection),
    findCompanies(database, selection, {
      skip: (page - 1) * ROWS_A_PAGE,
      count: ROWS_A_PAGE,
      countries: countries.map(({ code }) => code),
    }),
  ]);
  if (companies.length === 0 && page > 1) throw new Refusal('not_found');
  return {
    rows: companies.map((company) => ({
      id: company.id,
      string_id: company.stringId,
      name: localizedName(company.name, company.names, language),
      is_bank: company.isBank,
      country: company.country,
      country_name: countryName(company.country),
      branch_name: localizedName(company.branchCode, company.branchNames, language),
      stocks: company.stocks,
      bonds: company.bonds,
      last_report: company.lastReport,
    })),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / ROWS_A_PAGE)),
    selection,
    countries,
    branches: byName(
      facets.branches.map(({ code, names }) => ({ code, name: localizedName(code, names, language) })),
      language,
    ),
  };
}

/** On the server, whose alphabet every reader of the page then sees. */
function byName<Item extends { readonly name: string }>(items: readonly Item[], language: Language): Item[] {
  const { compare } = new Intl.Collator(languageLocale(language));
  return items.toSorted((a, b) => compare(a.name, b.name));
}
