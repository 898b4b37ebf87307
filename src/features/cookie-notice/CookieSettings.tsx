import { requestConsent } from '#platform/consent/consent-store.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './CookieSettings.module.css';
import type english from './labels/eng.json';

/** Reopens the notice, so that a choice can be changed as easily as it was made. It looks like the links beside it. */
export function CookieSettings() {
  const t = useLabels<typeof english>('cookie-notice');
  return (
    <button type="button" className={styles.settings} onClick={requestConsent}>
      {t('settings')}
    </button>
  );
}
