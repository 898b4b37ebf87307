import type english from '#market/lists/labels/eng.json';
import { LISTS } from '#market/lists/list-fields.ts';
import { listPath, setOf } from '#market/lists/list-selection.ts';
import { setTitle } from '#market/lists/list-words.ts';
import type { ListData } from '#market/lists/lists.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import styles from './ColumnSets.module.css';

/** Columns that are read together, one press away; where the reader chose their own, none of them is current. */
export function ColumnSets({ data: { list, selection } }: { data: ListData }) {
  const t = useLabels<typeof english>('lists');
  const link = useLink();
  const fields = LISTS[list];
  const current = setOf(fields, selection.columns);
  if (fields.sets.length < 2) return null;
  return (
    <div className={styles.sets}>
      <SegmentLinks
        label={t('column_sets')}
        items={fields.sets.map(({ id, columns }) => ({
          href: link(listPath(fields, { ...selection, columns })),
          text: setTitle(t, id),
          isCurrent: id === current,
        }))}
      />
    </div>
  );
}
