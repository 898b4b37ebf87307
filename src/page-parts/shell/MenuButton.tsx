import { lazy, Suspense, useState } from 'react';
import type { UserState } from '#features/user-settings/user-settings.contract.ts';
import { logGlobalAction } from '#market/activity-log/log-actions.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { useFrame } from './CurrentFrame.tsx';
import type english from './labels/eng.json';
import styles from './MenuButton.module.css';

const load = () => import('./Drawer.tsx');
const Drawer = lazy(() => load().then((module) => ({ default: module.Drawer })));

export const SITE_MENU_ID = 'site-menu';

/** Where the menu has no room: opens the drawer; without script it leads to the same links at the foot of the page. */
export function MenuButton(props: { user: UserState | null }) {
  const { site } = useFrame();
  const t = useLabels<typeof english>('shell');
  const isSignedIn = useIsSignedIn();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (isSignedIn) void logGlobalAction(site.menuActionId);
  };
  const look = classes(buttons.button, buttons.quiet, buttons.icon);
  return (
    <div className={styles.small}>
      <button
        type="button"
        className={classes(look, styles.withScript)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu')}
        onPointerDown={() => void load()}
        onClick={open}
      >
        <Icon name="menu" size={20} />
      </button>
      <a className={classes(look, styles.withoutScript)} href={`#${SITE_MENU_ID}`} aria-label={t('menu')}>
        <Icon name="menu" size={20} />
      </a>
      {isOpen && (
        <Suspense>
          <Drawer {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
