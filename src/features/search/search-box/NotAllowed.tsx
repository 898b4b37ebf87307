import { useLabels } from '#foundation/i18n/I18n.tsx';
import { useAccessHref } from '#foundation/navigation/useAccessHref.ts';
import { useSignInHref } from '#foundation/navigation/useSignInHref.ts';
import { useIsSignedIn } from '#foundation/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import type english from './labels/eng.json';

/** Search is for level 1077: the next step towards it (document B, section 6). */
export function NotAllowed() {
  const t = useLabels<typeof english>('search-box');
  const signInHref = useSignInHref();
  const accessHref = useAccessHref();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn)
    return (
      <Empty icon="lock" title={t('must_sign_in')} text={t('for_access')}>
        <a className={buttons.button} href={signInHref}>
          {t('sign_in')}
        </a>
      </Empty>
    );
  return (
    <Empty icon="lock" title={t('must_get_access')} text={t('for_access')}>
      <a className={classes(buttons.button, buttons.solid)} href={accessHref}>
        {t('get_access')}
      </a>
    </Empty>
  );
}
