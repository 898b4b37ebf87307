import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { BatchLink } from './BatchLink.tsx';
import { type ImportBatchData, undoImportBatch } from './import-batch.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { RefreshLink } from './RunningStep.tsx';

/** Takes a batch back; where later ones changed its rows it names them. */
export function UndoForm({ batch }: Pick<ImportBatchData, 'batch'>) {
  const t = useLabels<typeof english>('operator-imports');
  const { id, undo } = batch;
  if (undo?.state === 'running')
    return (
      <div className={styles.actions}>
        <p role="status">{t('undo_running')}</p>
        <RefreshLink />
      </div>
    );
  return (
    <>
      {undo?.state === 'failed' && <AlertLine tone="bad">{t('undo_failed')}</AlertLine>}
      {undo?.state === 'refused' && (
        <AlertLine>
          {t('undo_refused')}{' '}
          {undo.batches.map((later, place) => (
            <span key={later}>
              {place > 0 && ', '}
              <BatchLink id={later} />
            </span>
          ))}
        </AlertLine>
      )}
      <ActionForm endpoint={undoImportBatch} params={{ batchId: id }} className={styles.options}>
        {undo?.state === 'refused' && <CheckboxLine text={t('keeps_later')} name="keepsLater" />}
        <button type="submit" className={buttons.button}>
          {t('undo')}
        </button>
        <p className={styles.note}>{t('undo_note')}</p>
      </ActionForm>
    </>
  );
}
