import { useLabels } from '#platform/i18n/I18n.tsx';
import type { ShownPreview } from './import-file.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

/** The first records as the values that would be stored. */
export function PreviewTable({ preview, isLoading }: { preview: ShownPreview; isLoading: boolean }) {
  const t = useLabels<typeof english>('operator-imports');
  const { rule } = useImportWords();
  const names = [...new Set(preview.rows.flatMap(({ values }) => Object.keys(values)))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a region would be one landmark too many
    <div
      role="group"
      className={styles.wide}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keys
      tabIndex={0}
      aria-label={t('preview')}
      aria-busy={isLoading || undefined}
    >
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">{t('line_head')}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map(({ line, values, fault }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {fault ? (
                <td className={styles.fault} colSpan={Math.max(1, names.length)}>
                  {[rule(fault.rule), fault.field, fault.value].filter(Boolean).join(' · ')}
                </td>
              ) : (
                names.map((name) => <td key={name}>{values[name] ?? ''}</td>)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
