import { issuerTags } from '#domain/changes/tag.ts';
import { localizedName, registeredBeside } from '#domain/languages/localized-name.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { fillPath } from '#platform/contract/page.ts';
import { readTogether } from '#platform/database/read-together.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { companyPage } from './company.contract.ts';
import { findCompany } from './company.repository.ts';
import { loadCompanyBlocks } from './company-blocks.server.ts';

export const loadCompanyPage = load(companyPage, async ({ params, query }, visit) => {
  const context = readTogether(visit);
  const { database, language, today } = context;
  const company = await findCompany(database, params.stringId);
  if (!company) throw new Refusal('not_found');
  if (params.stringId !== company.stringId) {
    throw new Moved(fillPath(companyPage.path, { stringId: company.stringId }));
  }
  const { id } = company;
  dependsOnlyOn(...issuerTags(id), `prices:issuer:${id}`, 'relations', 'rates');
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
