import { useLabels } from '#foundation/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './OlderLinks.module.css';

interface Props {
  /** Null where this page is the first. */
  readonly newest: string | null;
  readonly older: string | null;
}

/** The way through a list whose pages are not counted: it may be very long, and it grows while it is read. */
export function OlderLinks({ newest, older }: Props) {
  const t = useLabels<typeof english>('operator');
  if (newest === null && older === null) return null;
  return (
    <nav className={styles.links} aria-label={t('pages')}>
      {newest !== null && (
        <a className={buttons.button} href={newest}>
          {t('newest')}
        </a>
      )}
      {older !== null && (
        <a className={buttons.button} href={older} rel="next">
          {t('older')}
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}
