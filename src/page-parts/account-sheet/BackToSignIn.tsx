import type english from '#features/sign-in/labels/eng.json';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { withNext } from '#ui/code-form/steps.ts';
import styles from './BackToSignIn.module.css';

/** For who has an account after all. */
export function BackToSignIn({ next }: { next: string | null }) {
  const t = useLabels<typeof english>('sign-in');
  const link = useLink();
  if (useIsSignedIn()) return null;
  return (
    <p className={styles.back}>
      {t('have_account')}{' '}
      <a className="link" href={withNext(link('/sign-in/'), next)}>
        {t('submit')}
      </a>
    </p>
  );
}
