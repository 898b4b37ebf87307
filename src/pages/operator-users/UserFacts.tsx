import { isLanguage, languageName } from '#domain/languages/languages.ts';
import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import { Moment } from '#ui/figure/Moment.tsx';
import type english from './labels/eng.json';
import type { ShownUser } from './operator-user.contract.ts';

export function UserFacts({ user }: { user: ShownUser }) {
  const t = useLabels<typeof english>('operator-users');
  const format = useFormat();
  const { language } = user;
  return (
    <Facts
      facts={[
        { name: t('registered'), value: <Moment at={user.registeredAt} /> },
        { name: t('confirmed'), value: <Moment at={user.confirmedAt} /> },
        { name: t('last_seen'), value: <Moment at={user.lastSeenAt} /> },
        { name: t('sessions'), value: format.number(user.sessions, 0) },
        { name: t('phone'), value: user.phone ?? <Missing /> },
        {
          name: t('language'),
          value: language && isLanguage(language) ? languageName(language) : <Missing />,
        },
        { name: t('identities'), value: user.identities.join(', ') || <Missing /> },
        {
          name: t('campaign'),
          value: user.campaign.map(({ name, value }) => `${name}=${value}`).join(', ') || <Missing />,
        },
      ]}
    />
  );
}
