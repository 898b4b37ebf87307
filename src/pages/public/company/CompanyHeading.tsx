import { UNKNOWN_COUNTRY } from '#domain/reference/unknown-codes.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import type { CompanyPageData } from './company.contract.ts';
import type english from './labels/eng.json';

/** What the issuer is. */
export function CompanyHeading({ data }: { data: CompanyPageData }) {
  const t = useLabels<typeof english>('company');
  const format = useFormat();
  const link = useLink();
  return (
    <EntityHeading
      path={{
        label: t('path'),
        links: [
          { href: link('/company/'), text: t('companies') },
          { href: link(`/company/?industry=${data.industry_code}`), text: data.industry_name },
        ],
      }}
      name={data.name}
      registeredName={data.registered_name}
      ticker={null}
      warning={data.has_default ? t('has_default') : null}
      facts={[
        t(data.is_bank ? 'bank' : 'company'),
        data.industry_name,
        data.country === UNKNOWN_COUNTRY ? null : format.country(data.country),
        data.registration_number && t('registration', { number: data.registration_number }),
      ]}
    />
  );
}
