import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Footer.module.css';
import type english from './labels/eng.json';

export function Footer({ brandName }: { brandName: string }) {
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark />
            {brandName}
          </p>
          <p className={styles.text}>{t('about')}</p>
        </div>
        <ul className={styles.links}>
          <li>
            <a href={link('/api/docs/')}>{t('api')}</a>
          </li>
          <li>
            <a href="https://www.apache.org/licenses/LICENSE-2.0" rel="license noreferrer">
              {t('licence')}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
