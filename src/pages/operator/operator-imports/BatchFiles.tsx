import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SEVERITY_TONES } from './FindingList.tsx';
import type { ImportBatchData } from './import-batch.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { useImportWords } from './useImportWords.ts';

/** The files of a batch, and what of them was not taken. */
export function BatchFiles({ data: { batch, files, rules } }: { data: ImportBatchData }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const { count, rule } = useImportWords();
  return (
    <>
      <Section id="files" title={t('by_file')}>
        <StackedTable
          label={t('by_file')}
          columns={[
            { key: 'name', title: t('file') },
            { key: 'records', title: t('records'), isNarrow: true },
            { key: 'accepted', title: t('accepted'), isNarrow: true },
            { key: 'out', title: t('not_taken'), isNarrow: true },
          ]}
          rows={files.map((file) => ({
            id: file.position,
            cells: {
              name: (
                <>
                  {file.name}
                  <span className={forms.sub}>{file.format}</span>
                </>
              ),
              records: <span className={styles.numbers}>{count(file.records)}</span>,
              accepted: <span className={styles.numbers}>{count(file.accepted)}</span>,
              out:
                file.listed > 0 ? (
                  <a
                    className="link"
                    href={link(`/operator/imports/batches/${batch.id}/rejected/${file.position}/`)}
                    download
                  >
                    {t('download_rejected', { rows: count(file.listed) })}
                    <span className="sr"> {file.name}</span>
                  </a>
                ) : (
                  <span className={styles.numbers}>{count(file.rejected + file.held)}</span>
                ),
            },
          }))}
        />
      </Section>
      {rules.length > 0 && (
        <Section id="findings" title={t('findings')}>
          <ul>
            {rules.map((found) => (
              <li key={`${found.severity} ${found.rule}`} className={styles.finding}>
                <span>{rule(found.rule)}</span>
                <span className={styles.numbers}>{count(found.count)}</span>
                <Severity severity={found.severity} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Severity({ severity }: { severity: string }) {
  const t = useLabels<typeof english>('operator-imports');
  const known = severity === 'reject' || severity === 'hold' ? severity : 'warn';
  return <Badge tone={SEVERITY_TONES[known]} text={t(`severity_${known}`)} />;
}
