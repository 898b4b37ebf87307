import type { DraftState } from '#ingest/drafts/draft.ts';
import { KNOWN_MODES } from '#ingest/drafts/draft.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import { checkImport, type ShownDraft } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

const AGAIN: readonly DraftState[] = ['checked', 'failed'];

/** What the check may do, and what it shall let pass. */
export function CheckForm({ draft }: { draft: ShownDraft }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { id, creates, known, accepted, state } = draft;
  const isAgain = AGAIN.includes(state);
  return (
    <ActionForm
      endpoint={checkImport}
      params={{ draftId: id }}
      className={styles.options}
      onDone={() => location.assign(link(`/operator/imports/${id}/check/`))}
    >
      <CheckboxLine text={t('creates')} name="creates" defaultChecked={creates} />
      <FormSelect
        label={t('known')}
        name="known"
        active={known}
        options={KNOWN_MODES.map((mode) => ({ id: mode, text: t(`known_${mode}`) }))}
      />
      <AcceptedRules report={draft.report} accepted={accepted} />
      <button type="submit" className={classes(buttons.button, !isAgain && buttons.solid)}>
        {isAgain ? t('check_again') : t('check')}
      </button>
    </ActionForm>
  );
}

/** Rules that hold records, and those that were accepted before. */
function AcceptedRules({ report, accepted }: Pick<ShownDraft, 'report' | 'accepted'>) {
  const t = useLabels<typeof english>('operator-imports');
  const { rule: nameOf } = useImportWords();
  const findings = report?.findings ?? [];
  const held = findings.filter(({ severity }) => severity === 'hold').map(({ rule }) => rule);
  const isWidened = findings.some(({ rule, severity }) => rule === 'ohlc' && severity === 'reject');
  const rules = [...new Set([...held, ...(isWidened ? ['ohlc-widen'] : []), ...accepted])];
  if (rules.length === 0) return null;
  return (
    <fieldset className={styles.rules}>
      <legend>{t('accept')}</legend>
      {rules.map((rule) => (
        <CheckboxLine
          key={rule}
          name={`accept_${rule}`}
          text={rule === 'ohlc-widen' ? t('accept_ohlc-widen') : nameOf(rule)}
          defaultChecked={accepted.includes(rule)}
        />
      ))}
    </fieldset>
  );
}
