import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { useHere } from '#foundation/navigation/Here.tsx';
import { Account } from './Account.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Header.module.css';
import { type Alternate, LanguageSwitch } from './LanguageSwitch.tsx';
import type english from './labels/eng.json';

export function Header({ brandName, alternates }: { brandName: string; alternates: readonly Alternate[] }) {
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  const { path } = useHere();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.brand} href={link('/')} aria-label={t('home', { brand: brandName })}>
          <BrandMark />
          {brandName}
        </a>
        <nav className={styles.menu} aria-label={t('main_menu')}>
          <a href={link('/stocks/')} aria-current={currentKind(path, '/stocks/')}>
            {t('shares')}
          </a>
        </nav>
        <div className={styles.end}>
          <LanguageSwitch alternates={alternates} />
          <Account />
        </div>
      </div>
    </header>
  );
}

/** The page itself, a page within that part of the site, or neither. */
function currentKind(path: string, part: string): 'page' | 'true' | undefined {
  if (path === part) return 'page';
  return path.startsWith(part) ? 'true' : undefined;
}
