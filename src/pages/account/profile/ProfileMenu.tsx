import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import sideMenu from '#ui/side-menu/side-menu.module.css';
import type english from './labels/eng.json';
import styles from './ProfileMenu.module.css';

const SECTIONS = ['details', 'security', 'settings', 'access'] as const;

/** The sections of the page, and the pages that an account has besides. */
export function ProfileMenu({ isOperator }: { isOperator: boolean }) {
  const t = useLabels<typeof english>('profile');
  const link = useLink();
  return (
    <nav className={classes(sideMenu.menu, styles.menu)} aria-label={t('menu')}>
      <ul>
        {SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(section)}</a>
          </li>
        ))}
        <li className={styles.apart}>
          <a href={link('/support/')}>{t('support')}</a>
        </li>
        {isOperator && (
          <li>
            <a href={link('/operator/')}>{t('operator')}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
