import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import type english from './labels/eng.json';
import { type OperatorChangesData, SUBJECTS } from './operator-changes.contract.ts';

export function ChangeSearch({ data: { subject, subjectId, by, operators } }: { data: OperatorChangesData }) {
  const t = useLabels<typeof english>('operator-changes');
  const shared = useLabels<typeof operator>('operator');
  const link = useLink();
  return (
    <search>
      <form className={forms.bar} action={link('/operator/changes/')}>
        <FormSelect
          name="subject"
          label={t('subject')}
          options={[
            { id: '', text: t('every_subject') },
            ...SUBJECTS.map((name) => ({ id: name, text: t(`subject_${name}`) })),
          ]}
          active={subject ?? ''}
        />
        <FormSelect
          name="by"
          label={t('who')}
          options={[
            { id: '', text: t('everyone') },
            { id: 'command-line', text: t('command_line') },
            ...operators.map(({ id, email }) => ({ id: String(id), text: email })),
          ]}
          active={by === null ? '' : String(by)}
        />
        {subjectId && <input type="hidden" name="id" value={subjectId} />}
        <button className={buttons.button} type="submit">
          {shared('show')}
        </button>
        {subjectId && (
          <a className={buttons.button} href={link('/operator/changes/')}>
            {t('all_changes')}
          </a>
        )}
      </form>
    </search>
  );
}
