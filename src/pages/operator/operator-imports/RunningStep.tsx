import { useEffect } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useReload } from '#platform/navigation/Reload.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { Progress } from '#ui/progress/Progress.tsx';
import { type ShownDraft, stopImport } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

const LOOK_EVERY_MS = 1_000;

/** What a process is doing with the draft: it is looked at again and again, or by the button where no script runs. */
export function RunningStep({ draft }: { draft: ShownDraft }) {
  const t = useLabels<typeof english>('operator-imports');
  const { count } = useImportWords();
  const { state, progress } = draft;
  const { step, records = 0, rejected = 0, share } = progress;
  return (
    <div className={styles.running}>
      <Progress
        label={t(`draft_${state}`)}
        value={share === undefined || share === null ? undefined : Math.round(share * 100)}
      />
      {step && (
        <p className={styles.note}>
          {t('progress', { file: step, records: count(records), rejected: count(rejected) })}
        </p>
      )}
      <div className={styles.actions}>
        {state !== 'recognising' && (
          <ActionForm endpoint={stopImport} params={{ draftId: draft.id }}>
            <button type="submit" className={buttons.button}>
              {t('stop')}
            </button>
          </ActionForm>
        )}
        <RefreshLink />
      </div>
    </div>
  );
}

export function RefreshLink() {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { path } = useHere();
  useLooking();
  return (
    <a className={buttons.button} href={link(path)}>
      {t('refresh')}
    </a>
  );
}

function useLooking(): void {
  const reload = useReload();
  useEffect(() => {
    const looking = setInterval(() => void reload().catch(() => undefined), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [reload]);
}
