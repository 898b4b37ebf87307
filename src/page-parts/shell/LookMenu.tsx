import { lazy, Suspense, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismissMenu } from '#ui/dismiss/useDismissMenu.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import menu from './header-menu.module.css';
import styles from './LookMenu.module.css';
import type english from './labels/eng.json';

const load = () => import('#features/user-settings/LookFields.tsx');
const LookFields = lazy(() => load().then((module) => ({ default: module.LookFields })));

/** Theme, numbers and hints for everyone. Only a script can follow them on a page that is cached for many. */
export function LookMenu() {
  const t = useLabels<typeof english>('shell');
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismissMenu(details);
  return (
    <details
      className={classes(menu.menu, styles.look)}
      ref={details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={() => void load()}
    >
      <summary className={classes(buttons.button, buttons.quiet, menu.summary)} title={t('display')}>
        <Icon name="display" />
        <span className="sr">{t('display')}</span>
      </summary>
      {isOpen && (
        <Suspense>
          <div className={classes(menu.panel, menu.roomy)}>
            <LookFields />
          </div>
        </Suspense>
      )}
    </details>
  );
}
