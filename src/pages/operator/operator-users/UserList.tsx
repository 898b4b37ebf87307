import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Moment } from '#ui/figure/Moment.tsx';
import type english from './labels/eng.json';
import { levelName } from './level-name.ts';
import type { OperatorUsersData } from './operator-users.contract.ts';
import { UserBadges } from './UserBadges.tsx';

type ListedUser = OperatorUsersData['users'][number];

export function UserList({ users }: { users: readonly ListedUser[] }) {
  const t = useLabels<typeof english>('operator-users');
  return (
    <StackedTable
      label={t('title')}
      columns={[
        { key: 'user', title: t('user') },
        { key: 'level', title: t('level') },
        { key: 'registered', title: t('registered'), isNarrow: true, onPhone: 'none' },
        { key: 'seen', title: t('last_seen'), isNarrow: true, onPhone: 'none' },
        { key: 'state', title: t('state'), onPhone: 'corner', isNarrow: true },
      ]}
      rows={users.map((user) => ({
        id: user.id,
        cells: {
          user: <UserName user={user} />,
          level: [t(levelName(user.level)), user.tariffName ?? user.tariff].filter(Boolean).join(' · '),
          registered: <Moment at={user.registeredAt} />,
          seen: <Moment at={user.lastSeenAt} />,
          state: <UserBadges user={user} />,
        },
      }))}
    />
  );
}

function UserName({ user }: { user: ListedUser }) {
  const link = useLink();
  return (
    <>
      <a className={classes('link', forms.main)} href={link(`/operator/users/${user.id}/`)}>
        {user.name || user.email}
      </a>
      <span className={forms.sub}>{[user.name && user.email, user.phone].filter(Boolean).join(' · ')}</span>
    </>
  );
}
