import { AccessFacts } from '#features/access-requests/AccessFacts.tsx';
import { NameForm } from '#features/account-name/NameForm.tsx';
import { EmailForm } from '#features/contact-details/EmailForm.tsx';
import { PasswordForm } from '#features/contact-details/PasswordForm.tsx';
import { PhoneForm } from '#features/contact-details/PhoneForm.tsx';
import { SessionList } from '#features/sessions/SessionList.tsx';
import { SettingsForm } from '#features/user-settings/SettingsForm.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { Message } from '#ui/message/Message.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import { ProfileMenu } from './ProfileMenu.tsx';
import styles from './ProfilePage.module.css';
import { ProfilePart } from './ProfilePart.tsx';
import type { ProfilePageData } from './profile.contract.ts';

function ProfilePage({ data }: { data: ProfilePageData }) {
  const t = useLabels<typeof english>('profile');
  const why = useLabels<typeof refusals>('refusals');
  return (
    <div className={styles.columns}>
      <ProfileMenu isOperator={data.isOperator} />
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h1>{t('heading')}</h1>
          <p className={styles.lead}>{data.email}</p>
        </div>
        {data.refused && <Message>{why(data.refused)}</Message>}
        <Details data={data} />
        <Security data={data} />
        <Settings data={data} />
        <Access data={data} />
      </div>
    </div>
  );
}

function Details({ data }: { data: ProfilePageData }) {
  const t = useLabels<typeof english>('profile');
  return (
    <Section id="details" title={t('details')}>
      <NameForm name={data.name} />
      <ProfilePart id="email" title={t('email')}>
        <p className={styles.value}>
          {data.email}{' '}
          <Badge
            tone={data.isEmailConfirmed ? 'plain' : 'warn'}
            text={data.isEmailConfirmed ? t('confirmed') : t('not_confirmed')}
          />
        </p>
        <EmailForm />
      </ProfilePart>
      <ProfilePart id="phone" title={t('phone')}>
        <PhoneForm {...data} />
      </ProfilePart>
    </Section>
  );
}

function Security({ data }: { data: ProfilePageData }) {
  const t = useLabels<typeof english>('profile');
  return (
    <Section id="security" title={t('security')}>
      <ProfilePart id="password" title={t('password')}>
        {data.hasPassword ? <PasswordForm {...data} /> : t('password_unset')}
      </ProfilePart>
      <ProfilePart id="sessions" title={t('sessions')}>
        <SessionList sessions={data.sessions} />
      </ProfilePart>
    </Section>
  );
}

function Settings({ data }: { data: ProfilePageData }) {
  const t = useLabels<typeof english>('profile');
  return (
    <Section id="settings" title={t('settings')}>
      <SettingsForm emailLanguage={data.language} />
    </Section>
  );
}

function Access({ data }: { data: ProfilePageData }) {
  const t = useLabels<typeof english>('profile');
  const link = useLink();
  return (
    <Section id="access" title={t('access')}>
      <AccessFacts access={data.access} />
      <p className={styles.way}>
        <a className={buttons.button} href={link('/profile/access/')}>
          {t('access_page')}
        </a>
      </p>
    </Section>
  );
}

export const view: PageView<ProfilePageData> = {
  View: ProfilePage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('profile');
    return { title: t('heading'), description: t('description'), path: '/profile/', isIndexed: false };
  },
};
