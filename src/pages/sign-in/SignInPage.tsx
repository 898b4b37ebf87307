import type english from '#features/sign-in/labels/eng.json';
import { SignInForm } from '#features/sign-in/SignInForm.tsx';
import { SocialFailure } from '#features/social-sign-in/SocialFailure.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useIsSignedIn } from '#foundation/session/ViewerKind.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import styles from './SignInPage.module.css';
import type { SignInPageData } from './sign-in-page.contract.ts';

function SignInPage({ data }: { data: SignInPageData }) {
  const t = useLabels<typeof english>('sign-in');
  const link = useLink();
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles.sheet}>
      <h1>{t('title')}</h1>
      {isSignedIn ? (
        <p className={styles.lead}>
          {t('already')}{' '}
          <a className="link" href={data.next ?? link('/')}>
            {t('go_on')}
          </a>
        </p>
      ) : (
        <>
          <p className={styles.lead}>{t('lead')}</p>
          {data.refused === 'social_failed' && <SocialFailure />}
          <SignInForm refused={data.refused === 'social_failed' ? null : data.refused} next={data.next} />
        </>
      )}
    </div>
  );
}

export const view: PageView<SignInPageData> = {
  View: SignInPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('sign-in');
    return { title: t('title'), description: t('description'), path: '/sign-in/', isIndexed: false };
  },
};
