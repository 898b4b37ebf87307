import type { ImportReport } from '#ingest/drafts/draft.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { confirmImport, type ShownDraft } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { sumOf } from './sum-of.ts';
import { useImportWords } from './useImportWords.ts';

/** The button carries the digest of the difference: what is written is what was shown. */
export function ConfirmForm({ draft, report }: { draft: ShownDraft; report: ImportReport }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { count } = useImportWords();
  const { added, changed } = sumOf(report.records);
  if (added + changed === 0) return <p>{t('nothing_new')}</p>;
  return (
    <ActionForm endpoint={confirmImport} params={{ draftId: draft.id }} className={styles.actions}>
      <input type="hidden" name="digest" value={draft.digest ?? ''} />
      <button type="submit" className={classes(buttons.button, buttons.solid)}>
        {t('confirm', { added: count(added), changed: count(changed) })}
      </button>
      <a className={buttons.button} href={link(`/operator/imports/${draft.id}/difference/`)}>
        {t('show_difference')}
      </a>
    </ActionForm>
  );
}
