import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { type Definition, Definitions } from '#ui/definitions/Definitions.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import { Section } from '#ui/section/Section.tsx';
import styles from './IssuerProfile.module.css';
import type { IssuerProfileData } from './issuer-profile.contract.ts';
import type english from './labels/eng.json';

/** Who the issuer is; what is not known has no line. */
export function IssuerProfile({ data }: { data: IssuerProfileData }) {
  const t = useLabels<typeof english>('issuer-profile');
  const format = useFormat();
  const link = useLink();
  const { description, address, website, registered_on: registered } = data;
  const items: readonly (Definition | null)[] = [
    {
      name: t('industry'),
      value: (
        <a className="link" href={link(`/company/?industry=${data.industry_code}`)}>
          {data.industry_name}
        </a>
      ),
    },
    { name: t('country'), value: format.country(data.country) },
    data.founded === null ? null : { name: t('founded'), value: String(data.founded) },
    data.employees === null ? null : { name: t('employees'), value: format.number(data.employees, 0) },
    data.registration_number ? { name: t('registration'), value: data.registration_number } : null,
    registered ? { name: t('registered'), value: <Day day={registered} /> } : null,
    website ? { name: t('website'), value: <Website address={website} /> } : null,
    address
      ? { name: t('address'), value: <span lang={address.language ?? undefined}>{address.text}</span> }
      : null,
  ];
  return (
    <Section id="issuer-profile" title={t('title')}>
      {description && (
        <p className={styles.description} lang={description.language ?? undefined}>
          {description.text}
        </p>
      )}
      <Definitions items={items.filter((item) => item !== null)} />
    </Section>
  );
}

function Website({ address }: { address: string }) {
  const name = address.replace(/^https?:\/\/(www\.)?|\/$/g, '');
  if (linkTarget(address) !== 'elsewhere') return name;
  return (
    <a className="link" href={address} rel="external noopener noreferrer">
      {name}
    </a>
  );
}
