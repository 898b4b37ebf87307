import { isLanguage, languageName } from '#domain/languages/languages.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Moment } from '#ui/figure/Moment.tsx';
import type english from './labels/eng.json';
import type { ShownUser } from './operator-user.contract.ts';

export function UserFacts({ user }: { user: ShownUser }) {
  const t = useLabels<typeof english>('operator-users');
  const format = useFormat();
  const { language } = user;
  const rare = [
    { name: t('phone'), value: user.phone },
    { name: t('language'), value: language && isLanguage(language) ? languageName(language) : null },
    { name: t('identities'), value: format.list(user.identities) },
    { name: t('campaign'), value: format.phrase(user.campaign.map(({ name, value }) => `${name}=${value}`)) },
  ];
  const known = rare.filter(({ value }) => value);
  return (
    <Facts
      facts={[
        { name: t('registered'), value: <Moment at={user.registeredAt} /> },
        { name: t('confirmed'), value: <Moment at={user.confirmedAt} /> },
        { name: t('last_seen'), value: <Moment at={user.lastSeenAt} /> },
        { name: t('sessions'), value: format.number(user.sessions, 0) },
        ...known,
      ]}
    />
  );
}
