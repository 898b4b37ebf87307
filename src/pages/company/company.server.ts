import { localizedName } from '#domain/languages/localized-name.ts';
import { loadDebtMaturity } from '#features/debt-maturity/debt-maturity.server.ts';
import { loadIssuerBonds, loadIssuerStocks } from '#features/issuer-instruments/issuer-instruments.server.ts';
import { loadIssuerProfile } from '#features/issuer-profile/issuer-profile.server.ts';
import { isDatabaseGone } from '#foundation/database/database.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { fillPath } from '#foundation/web/page.ts';
import { type CompanySection, companyPage } from './company.contract.ts';
import { findCompany } from './company.repository.ts';

export const loadCompanyPage = load(companyPage, async ({ params }, context) => {
  const { database, language } = context;
  const company = await findCompany(database, params.stringId);
  if (!company) throw new Refusal('not_found');
  if (params.stringId !== company.stringId) {
    throw new Moved(fillPath(companyPage.path, { stringId: company.stringId }));
  }
  const { attempt, failed } = startAttempts(context, company.id);
  const [profile, stocks, bonds, debt] = await Promise.all([
    attempt('emitent-profile', loadIssuerProfile),
    attempt('stocks', loadIssuerStocks),
    attempt('bonds', loadIssuerBonds),
    attempt('debt', loadDebtMaturity),
  ]);
  return {
    emitentId: company.id,
    stringId: company.stringId,
    name: localizedName(company.name, company.names, language),
    is_bank: company.isBank,
    country: company.country,
    branch_code: company.branchCode,
    branch_name: localizedName(company.branchCode, company.branchNames, language),
    registration_number: company.registrationNumber,
    has_default: company.hasDefault,
    blocks: { 'emitent-profile': profile, stocks, bonds, debt },
    failed,
  };
});

/**
 * One block that fails, or is too slow for the store's time limit, leaves the others alone: the page says which one is
 * missing. Without the store there is no page at all.
 */
function startAttempts(context: PageContext, issuerId: number) {
  const failed: CompanySection[] = [];
  const attempt = async <T>(
    section: CompanySection,
    loadBlock: (context: PageContext, issuerId: number) => Promise<T | null>,
  ): Promise<T | null> => {
    try {
      return await loadBlock(context, issuerId);
    } catch (error) {
      if (error instanceof Refusal || isDatabaseGone(error)) throw error;
      context.noteFault(error, section);
      failed.push(section);
      return null;
    }
  };
  return { attempt, failed };
}
