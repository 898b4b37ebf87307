import { useRef } from 'react';
import type { UserState } from '#features/user-settings/user-settings.contract.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismissMenu } from '#ui/dismiss/useDismissMenu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import menu from './header-menu.module.css';
import type english from './labels/eng.json';

interface Props {
  /** What the server shows about the person after the page is there. */
  readonly user: UserState | null;
}

/** The way in, or what is theirs and the way out. */
export function Account({ user }: Props) {
  const t = useLabels<typeof english>('shell');
  const { path } = useHere();
  const signInHref = useSignInHref();
  const isSignedIn = useIsSignedIn();
  if (isSignedIn) return <SignedIn user={user} />;
  if (path.split('?')[0] === '/sign-in/') return null;
  return (
    <a className={buttons.button} href={signInHref}>
      {t('sign_in')}
    </a>
  );
}

function SignedIn({ user }: { user: UserState | null }) {
  const t = useLabels<typeof english>('shell');
  const details = useRef<HTMLDetailsElement>(null);
  useDismissMenu(details);
  return (
    <details className={menu.menu} ref={details} data-account="">
      <summary className={classes(buttons.button, buttons.quiet, menu.summary)} title={t('account')}>
        <Icon name="user" />
        <span className="sr">{t('account')}</span>
      </summary>
      <AccountLinks user={user} className={menu.panel} itemClassName={menu.item} />
    </details>
  );
}
