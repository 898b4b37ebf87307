import { useLabels } from '#platform/i18n/I18n.tsx';
import { useAccessAlert, useAccessStep } from '#ui/access-alert/useAccessAlert.ts';
import button from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import styles from './ExportRange.module.css';
import { FoldedExport } from './FoldedExport.tsx';
import type english from './labels/eng.json';

/** For who may not export: the same button says what is missing. Without script it leads to the step that opens it. */
export function RefusedExport({ isScripted }: { isScripted: boolean }) {
  const t = useLabels<typeof english>('export-range');
  const refusals = useLabels<{ access_denied_auth: string }>('refusals');
  const step = useAccessStep('excel-export');
  const alertOfAccess = useAccessAlert('excel-export');
  const { show } = useMessages();
  const message = refusals('access_denied_auth');
  if (isScripted)
    return (
      <button
        type="button"
        className={button.button}
        onClick={() => alertOfAccess() || show({ id: 'access_denied_auth', message, type: 'alertYellow' })}
      >
        <Icon name="lock" />
        {t('excel')}
      </button>
    );
  if (step)
    return (
      <a className={button.button} href={step.action.href}>
        <Icon name="lock" />
        {t('excel')}
      </a>
    );
  return (
    <FoldedExport>
      <p className={styles.note}>{message}</p>
    </FoldedExport>
  );
}
