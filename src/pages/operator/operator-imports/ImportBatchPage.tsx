import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Moment } from '#ui/figure/Moment.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { BatchFiles } from './BatchFiles.tsx';
import { BatchLink } from './BatchLink.tsx';
import type { ImportBatchData } from './import-batch.contract.ts';
import type english from './labels/eng.json';
import { UndoForm } from './UndoForm.tsx';
import { useImportWords } from './useImportWords.ts';

function ImportBatchPage({ data }: { data: ImportBatchData }) {
  const t = useLabels<typeof english>('operator-imports');
  const { batch, refused } = data;
  return (
    <OperatorFrame title={t('batch_name', { id: batch.id })} refused={refused}>
      <Facts
        facts={[
          { name: t('state'), value: t(`batch_${batch.status}`) },
          { name: t('when'), value: <Moment at={batch.at} /> },
          { name: t('who'), value: batch.actor || t(`kind_${batch.kind}`) },
          { name: t('source'), value: batch.source },
          ...(batch.undoneBy === null
            ? []
            : [{ name: t('undone_by'), value: <BatchLink id={batch.undoneBy} /> }]),
          ...(batch.undoOf === null ? [] : [{ name: t('undo_of'), value: <BatchLink id={batch.undoOf} /> }]),
        ]}
      />
      {batch.failure && <p lang="en">{batch.failure}</p>}
      <Changed data={data} />
      {data.files.length > 0 && <BatchFiles data={data} />}
      {data.canUndo && (
        <Section id="undo" title={t('undo')}>
          <UndoForm batch={batch} />
        </Section>
      )}
    </OperatorFrame>
  );
}

/** What the batch wrote, and the pages that show it. */
function Changed({ data: { records, things, thingCount } }: { data: ImportBatchData }) {
  const t = useLabels<typeof english>('operator-imports');
  const { record, count } = useImportWords();
  if (records.length === 0) return null;
  const number = { kind: 'number', decimals: 0 } as const;
  return (
    <>
      <Section id="changed" title={t('what_changed')}>
        <SimpleTable
          label={t('what_changed')}
          limit={0}
          columns={[
            { key: 'record', title: t('by_record') },
            { key: 'added', title: t('added'), ...number },
            { key: 'changed', title: t('changed'), ...number },
            { key: 'removed', title: t('removed'), ...number },
          ]}
          rows={records.map(({ record: type, ...cells }) => ({
            id: type,
            cells: { record: record(type), ...cells },
          }))}
        />
      </Section>
      {things.length > 0 && (
        <Section id="pages" title={t('pages_changed')} note={count(thingCount)}>
          <SimpleTable
            label={t('pages_changed')}
            limit={10}
            columns={[
              { key: 'name', title: t('subject') },
              { key: 'rows', title: t('rows'), ...number },
              { key: 'firstDay', title: t('first_day'), kind: 'day', on: 'wide' },
              { key: 'lastDay', title: t('last_day'), kind: 'day', on: 'wide' },
            ]}
            rows={things.map(({ name, path, isIssuer, ...cells }) => ({
              id: path,
              cells: {
                name: { val: name, lnk: path, ...(isIssuer && { unit: t('issuer') }) },
                ...cells,
              },
            }))}
          />
        </Section>
      )}
    </>
  );
}

export const view: PageView<ImportBatchData> = {
  View: ImportBatchPage,
  head: ({ batch }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-imports');
    return {
      title: t('batch_name', { id: batch.id }),
      description: t('lead'),
      path: `/operator/imports/batches/${batch.id}/`,
      isIndexed: false,
    };
  },
};
