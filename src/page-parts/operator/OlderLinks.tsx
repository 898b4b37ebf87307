import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './OlderLinks.module.css';

interface Props {
  /** Null where this page is the first. */
  readonly latest: string | null;
  readonly older: string | null;
}

/** The way through a list whose pages are not counted: it may be very long, and it grows while it is read. */
export function OlderLinks({ latest, older }: Props) {
  const t = useLabels<typeof english>('operator');
  if (latest === null && older === null) return null;
  return (
    <nav className={styles.links} aria-label={t('pages')}>
      {latest !== null && (
        <a className={buttons.button} href={latest}>
          {t('latest')}
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
