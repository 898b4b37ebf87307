import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { load } from '#foundation/web/door.server.ts';
import { Moved } from '#foundation/web/moved.ts';
import { fillPath } from '#foundation/web/page.ts';
import { companyPage } from './company.contract.ts';
import { findCompany } from './company.repository.ts';
import { loadCompanyBlocks } from './company-blocks.server.ts';

export const loadCompanyPage = load(companyPage, async ({ params, query }, context) => {
  const { database, language, today } = context;
  const company = await findCompany(database, params.stringId);
  if (!company) throw new Refusal('not_found');
  if (params.stringId !== company.stringId) {
    throw new Moved(fillPath(companyPage.path, { stringId: company.stringId }));
  }
  const { blocks, failed } = await loadCompanyBlocks(context, company.id, query);
  return {
    issuerId: company.id,
    stringId: company.stringId,
    name: localizedName(company.name, company.names, language),
    registered_name: registeredBeside(company.name, company.names, language),
    is_bank: company.isBank,
    country: company.country,
    industry_code: company.industryCode,
    industry_name: localizedName(company.industryCode, company.industryNames, language),
    registration_number: company.registrationNumber,
    has_default: company.hasDefault,
    blocks,
    failed,
    today,
  };
});
