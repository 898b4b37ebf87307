import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { ImportDifferenceData } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

/** Rows side by side: what is stored and what would be. */
export function ChangeTable({ changes }: Pick<ImportDifferenceData, 'changes'>) {
  const t = useLabels<typeof english>('operator-imports');
  const format = useFormat();
  const { record } = useImportWords();
  return (
    <StackedTable
      label={t('step_difference')}
      columns={[
        { key: 'subject', title: t('subject') },
        { key: 'record', title: t('by_record'), onPhone: 'none' },
        { key: 'about', title: t('day'), isNarrow: true },
        { key: 'fields', title: t('old_and_new') },
        { key: 'change', title: t('change'), isNarrow: true, onPhone: 'corner' },
      ]}
      rows={changes.map((change) => ({
        id: change.id,
        cells: {
          subject: change.subject,
          record: record(change.record),
          about: <span className={styles.numbers}>{change.about && format.day(change.about)}</span>,
          fields: <Fields fields={change.fields} />,
          change: (
            <span className={styles.numbers}>
              {change.change === null ? '' : format.percent(change.change * 100, 2)}
            </span>
          ),
        },
      }))}
    />
  );
}

function Fields({ fields }: Pick<ImportDifferenceData['changes'][number], 'fields'>) {
  return (
    <ul>
      {fields.map(([name, was, becomes]) => (
        <li key={name}>
          <span className={styles.reasons}>{name.replaceAll('_', ' ')}</span>{' '}
          {was !== null && (
            <>
              <del className={styles.old}>{was}</del> →{' '}
            </>
          )}
          <ins className={styles.new}>{becomes}</ins>
        </li>
      ))}
    </ul>
  );
}
