import type { ReactNode } from 'react';
import { MenuList } from '#features/main-menu/MenuList.tsx';
import { LookFields } from '#features/user-settings/LookFields.tsx';
import type { UserState } from '#features/user-settings/user-settings.contract.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { useFrame } from './CurrentFrame.tsx';
import styles from './Drawer.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import type english from './labels/eng.json';

interface Props {
  readonly user: UserState | null;
  readonly onClose: () => void;
}

/** Everything that the header of a wide screen holds. Loaded when it is first opened. */
export function Drawer({ user, onClose }: Props) {
  const frame = useFrame();
  const t = useLabels<typeof english>('shell');
  const signInHref = useSignInHref();
  const isSignedIn = useIsSignedIn();
  return (
    <Dialog title={t('menu')} isOpen onClose={onClose}>
      <nav aria-label={t('site_menu')} tabIndex={-1} data-first-focus="">
        <MenuList menu={frame.menu} />
      </nav>
      <Part title={t('account')}>
        {isSignedIn ? (
          <AccountLinks user={user} itemClassName={styles.item} />
        ) : (
          <a className={styles.item} href={signInHref}>
            {t('sign_in')}
          </a>
        )}
      </Part>
      <Part title={t('languages')}>
        <LanguageLinks
          alternates={frame.alternates}
          className={styles.languages}
          itemClassName={styles.item}
        />
      </Part>
      <Part title={t('display')}>
        <LookFields />
      </Part>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}
