import { signOut } from '#features/sign-in/sign-in.contract.ts';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useHere } from '#foundation/navigation/Here.tsx';
import { useSignInHref } from '#foundation/navigation/useSignInHref.ts';
import { useIsSignedIn } from '#foundation/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import type english from './labels/eng.json';

/** The way in, or the way out. */
export function Account() {
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  const { path } = useHere();
  const signInHref = useSignInHref();
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn && path === '/sign-in/') return null;
  if (!isSignedIn) {
    return (
      <a className={buttons.button} href={signInHref}>
        {t('sign_in')}
      </a>
    );
  }
  return (
    <form method="post" action={link(signOut.path)}>
      <input type="hidden" name="next" value={link(path)} />
      <button className={buttons.button} type="submit">
        {t('sign_out')}
      </button>
    </form>
  );
}
