import { useLabels } from '#platform/i18n/I18n.tsx';
import { AccessAlert } from '#ui/access-alert/AccessAlert.tsx';
import { useAccessAlert } from '#ui/access-alert/useAccessAlert.ts';
import buttons from '#ui/button/button.module.css';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import styles from './MessagesShowcase.module.css';

export function AccessAlertSpecimen() {
  const t = useLabels<typeof english>('messages-showcase');
  const alertOfAccess = useAccessAlert();
  return (
    <Specimen id="access-alerts" title={t('access_alerts')} note={t('access_alert_note')} isWide>
      <div className={styles.stack}>
        <AccessAlert />
        <div className={styles.buttons}>
          <button type="button" className={buttons.button} onClick={alertOfAccess}>
            {t('show_access_alert')}
          </button>
        </div>
      </div>
    </Specimen>
  );
}
