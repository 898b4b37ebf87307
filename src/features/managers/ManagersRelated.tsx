import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { LinkList } from '#ui/link-list/LinkList.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import styles from './Managers.module.css';
import type { ManagersRelatedData } from './managers.contract.ts';

type Seat = ManagersRelatedData[number]['issuers'][number];

/** Which other issuers the managers of one are related to, person by person. */
export function ManagersRelated({ data }: { data: ManagersRelatedData }) {
  const t = useLabels<typeof english>('managers');
  const format = useFormat();
  const link = useLink();
  const write = ({ role, since, until }: Seat) =>
    until === null
      ? t('role_since', { role: t(`role_${role}`), day: format.day(since) })
      : t('role_from_until', {
          role: t(`role_${role}`),
          from: format.day(since),
          until: format.day(until),
        });
  return (
    <Section id="managers-related" title={t('related_title')}>
      <ul className={styles.people}>
        {data.map((person) => (
          <li key={person.person_id} className={styles.person}>
            <h3 className={styles.name} lang={person.name_lang ?? undefined}>
              {person.name}
            </h3>
            <LinkList
              label={t('related_label', { name: person.name })}
              links={person.issuers.map((seat) => ({
                href: link(seat.issuer_url),
                text: seat.issuer_name,
                note: write(seat),
              }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
