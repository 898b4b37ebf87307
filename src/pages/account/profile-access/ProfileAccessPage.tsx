import { AccessFacts } from '#features/access-requests/AccessFacts.tsx';
import { OpenRequest } from '#features/access-requests/OpenRequest.tsx';
import { RequestHistory } from '#features/access-requests/RequestHistory.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Message } from '#ui/message/Message.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import styles from './ProfileAccessPage.module.css';
import type { ProfileAccessPageData } from './profile-access.contract.ts';
import { TariffColumns } from './TariffColumns.tsx';

function ProfileAccessPage({ data }: { data: ProfileAccessPageData }) {
  const t = useLabels<typeof english>('profile-access');
  const why = useLabels<typeof refusals>('refusals');
  const open = data.requests.filter(({ state }) => state === 'open');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      {data.refused && <Message>{why(data.refused)}</Message>}
      <div className={styles.now}>
        {data.access ? <AccessFacts access={data.access} /> : <SignInStep />}
        {open.map((request) => (
          <OpenRequest key={request.id} request={request} />
        ))}
      </div>
      <Section id="tariffs" title={t('tariffs')}>
        {data.offers.length > 0 ? (
          <TariffColumns offers={data.offers} held={data.access?.tariff ?? null} />
        ) : (
          <p>{t('nothing_offered')}</p>
        )}
      </Section>
      {data.requests.length > 0 && (
        <Section id="requests" title={t('requests')}>
          <RequestHistory requests={data.requests} />
        </Section>
      )}
    </>
  );
}

function SignInStep() {
  const t = useLabels<typeof english>('profile-access');
  const href = useSignInHref();
  return (
    <div className={styles.step}>
      <p>{t('sign_in_first')}</p>
      <a className={classes(buttons.button, buttons.solid)} href={href}>
        {t('sign_in')}
      </a>
    </div>
  );
}

export const view: PageView<ProfileAccessPageData> = {
  View: ProfileAccessPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('profile-access');
    return { title: t('heading'), description: t('lead'), path: '/profile/access/' };
  },
};
