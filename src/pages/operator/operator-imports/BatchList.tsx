import forms from '#page-parts/operator/operator-forms.module.css';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { Moment } from '#ui/figure/Moment.tsx';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import type { ListedBatch } from './operator-imports.contract.ts';
import { useImportWords } from './useImportWords.ts';

export const BATCH_TONES = {
  open: 'accent',
  checked: 'accent',
  running: 'accent',
  done: 'plain',
  failed: 'warn',
  cancelled: 'plain',
  undone: 'plain',
} as const;

export function BatchList({ batches }: { batches: readonly ListedBatch[] }) {
  const t = useLabels<typeof english>('operator-imports');
  const { count } = useImportWords();
  return (
    <StackedTable
      label={t('batches')}
      columns={[
        { key: 'batch', title: t('batch') },
        { key: 'who', title: t('who') },
        { key: 'when', title: t('when'), isNarrow: true },
        { key: 'counts', title: t('rows'), isNarrow: true },
        { key: 'state', title: t('state'), onPhone: 'corner', isNarrow: true },
      ]}
      rows={batches.map((batch) => ({
        id: batch.id,
        cells: {
          batch: <BatchName batch={batch} />,
          who: batch.actor || t(`kind_${batch.kind}`),
          when: <Moment at={batch.at} />,
          counts: (
            <span className={styles.numbers}>
              {batch.kind === 'undo'
                ? count(batch.added)
                : t('counted', { added: count(batch.added), changed: count(batch.changed) })}
            </span>
          ),
          state: <Badge tone={BATCH_TONES[batch.status]} text={t(`batch_${batch.status}`)} />,
        },
      }))}
    />
  );
}

function BatchName({ batch: { id, kind, source, files, names } }: { batch: ListedBatch }) {
  const t = useLabels<typeof english>('operator-imports');
  const link = useLink();
  const more = files > names.length ? ' …' : '';
  return (
    <>
      <a className={classes('link', forms.main)} href={link(`/operator/imports/batches/${id}/`)}>
        {t('batch_name', { id })}
      </a>
      <span className={forms.sub}>
        {[t(`kind_${kind}`), source, names.join(' · ') + more].filter((part) => part !== '').join(' · ')}
      </span>
    </>
  );
}
