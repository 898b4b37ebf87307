import type { ImportReport } from '#ingest/drafts/draft.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { FindingList } from './FindingList.tsx';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { sumOf } from './sum-of.ts';
import { useImportWords } from './useImportWords.ts';

/** Four numbers, then each of them by record type and by file, then what was found. */
export function CheckResult({ report }: { report: ImportReport }) {
  const t = useLabels<typeof english>('operator-imports');
  const { count, record, refusal } = useImportWords();
  const { added, changed, same } = sumOf(report.records);
  const number = { kind: 'number', decimals: 0, isAlwaysShown: true } as const;
  return (
    <>
      <Section id="result" title={t('result')}>
        <div className={styles.counts}>
          <Facts
            facts={[
              { name: t('added'), value: count(added) },
              { name: t('changed'), value: count(changed) },
              { name: t('same'), value: count(same) },
              { name: t('not_taken'), value: count(report.notTaken) },
            ]}
          />
          {report.records.length > 0 && (
            <SimpleTable
              label={t('by_record')}
              limit={0}
              columns={[
                { key: 'record', title: t('by_record') },
                { key: 'added', title: t('added'), ...number },
                { key: 'changed', title: t('changed'), ...number },
                { key: 'same', title: t('same'), ...number },
                { key: 'notTaken', title: t('not_taken'), ...number },
                { key: 'skipped', title: t('skipped'), ...number, on: 'wide' },
              ]}
              rows={report.records.map(({ record: type, ...cells }) => ({
                id: type,
                cells: { record: record(type), ...cells },
              }))}
            />
          )}
        </div>
      </Section>
      <Section id="by-file" title={t('by_file')} note={count(report.fileCount)}>
        <SimpleTable
          label={t('by_file')}
          limit={10}
          columns={[
            { key: 'name', title: t('file') },
            { key: 'records', title: t('records'), ...number },
            { key: 'accepted', title: t('accepted'), ...number },
            { key: 'rejected', title: t('rejected'), ...number },
            { key: 'held', title: t('held'), ...number },
            { key: 'skipped', title: t('skipped'), ...number, on: 'wide' },
          ]}
          rows={report.files.map(({ name, records, accepted, rejected, held, skipped }, place) => ({
            id: String(place),
            cells: { name, records, accepted, rejected, held, skipped },
          }))}
        />
        {report.unread.map(({ name, why }) => (
          <p key={name} className={styles.note}>
            {name}: {refusal(why)}
          </p>
        ))}
      </Section>
      {report.findings.length > 0 && (
        <Section id="findings" title={t('findings')}>
          <FindingList findings={report.findings} />
        </Section>
      )}
    </>
  );
}
