import { CookieSettings } from '#features/cookie-notice/CookieSettings.tsx';
import { MenuList } from '#features/main-menu/MenuList.tsx';
import { BrandLogo } from '#platform/brands/CurrentBrand.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useFrame } from './CurrentFrame.tsx';
import styles from './Footer.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import type english from './labels/eng.json';
import { SITE_MENU_ID } from './MenuButton.tsx';

/** Everything the header leads to once more, for whoever has read to the end or has no script. */
export function Footer() {
  const { brand, menu, alternates } = useFrame();
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandLogo />
            {brand.name}
          </p>
          <p className={styles.text}>{t('about')}</p>
          <ul className={styles.links}>
            <li>
              <a href={link('/api/docs/')}>{t('api')}</a>
            </li>
            <li>
              <a href="https://www.apache.org/licenses/LICENSE-2.0" rel="license noreferrer">
                {t('licence')}
              </a>
            </li>
            <li>
              <CookieSettings />
            </li>
          </ul>
        </div>
        <nav id={SITE_MENU_ID} className={styles.menu} aria-label={t('site_menu')}>
          <MenuList menu={menu} />
        </nav>
        <nav aria-label={t('languages')}>
          <LanguageLinks alternates={alternates} className={styles.languages} />
        </nav>
      </div>
    </footer>
  );
}
