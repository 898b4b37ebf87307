import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { AccessFacts } from './AccessFacts.tsx';
import { AccessForm } from './AccessForm.tsx';
import type english from './labels/eng.json';
import type { OperatorUserData } from './operator-user.contract.ts';
import { SignInActions } from './SignInActions.tsx';
import { UserFacts } from './UserFacts.tsx';

function OperatorUserPage({ data: { user, tariffs, refused, today } }: { data: OperatorUserData }) {
  const t = useLabels<typeof english>('operator-users');
  const link = useLink();
  return (
    <OperatorFrame title={user.name || user.email} lead={user.email} refused={refused ?? null}>
      <UserFacts user={user} />
      <div>
        <Section id="access" title={t('access')}>
          {user.isSelf ? (
            <AccessFacts user={user} tariffs={tariffs} />
          ) : (
            <AccessForm user={user} tariffs={tariffs} today={today} />
          )}
        </Section>
        <Section id="account" title={t('account')}>
          <SignInActions user={user} />
        </Section>
        <p>
          <a className="link" href={link(`/operator/changes/?subject=user&id=${user.id}`)}>
            {t('changes_of_user')}
          </a>
        </p>
      </div>
    </OperatorFrame>
  );
}

export const view: PageView<OperatorUserData> = {
  View: OperatorUserPage,
  head: ({ user }) => ({
    title: user.name || user.email,
    description: user.email,
    path: `/operator/users/${user.id}/`,
    isIndexed: false,
  }),
};
