import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Moment } from '#ui/figure/Moment.tsx';
import styles from './ChangeList.module.css';
import type english from './labels/eng.json';
import type { ShownChange } from './operator-changes.contract.ts';
import { useChangeWords } from './useChangeWords.ts';

export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  const t = useLabels<typeof english>('operator-changes');
  return (
    <StackedTable
      label={t('title')}
      columns={[
        { key: 'what', title: t('what') },
        { key: 'fields', title: t('fields') },
        { key: 'who', title: t('who') },
        { key: 'when', title: t('when'), isNarrow: true },
      ]}
      rows={changes.map((change) => ({
        id: change.id,
        cells: {
          what: <What change={change} />,
          fields: <Fields change={change} />,
          who: change.operator ?? t('command_line'),
          when: <Moment at={change.at} />,
        },
      }))}
    />
  );
}

function What({ change: { subject, subjectId, action } }: { change: ShownChange }) {
  const { subjectName, actionName } = useChangeWords();
  const link = useLink();
  const of = `/operator/changes/?subject=${subject}&id=${encodeURIComponent(subjectId)}`;
  return (
    <>
      <span className={forms.main}>{actionName(action)}</span>
      <a className={forms.sub} href={link(of)}>
        {subjectName(subject)} {subjectId}
      </a>
    </>
  );
}

function Fields({ change }: { change: ShownChange }) {
  const { fieldName, valueText } = useChangeWords();
  return (
    <ul className={styles.fields}>
      {change.fields.map(({ field, before, after }) => (
        <li key={field}>
          <span className={styles.name}>{fieldName(field)}:</span> {valueText(before)} → {valueText(after)}
        </li>
      ))}
    </ul>
  );
}
