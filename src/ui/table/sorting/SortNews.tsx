import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from '../labels/eng.json';
import type { Column, Sort } from '../table-data.ts';

interface Props {
  readonly columns: readonly Column[];
  readonly sort: Sort | null;
  /** Nothing is said before the first press. */
  readonly isTouched: boolean;
}

/** Says aloud how the table is sorted now. */
export function SortNews({ columns, sort, isTouched }: Props) {
  const t = useLabels<typeof english>('table');
  const column = columns.find(({ key }) => key === sort?.key);
  const words = sort && column ? t(`sorted_${sort.direction}`, { column: column.title }) : t('sorted_none');
  return (
    <p className="sr" role="status">
      {isTouched && words}
    </p>
  );
}
