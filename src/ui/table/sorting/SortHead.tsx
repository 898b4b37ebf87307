import { Icon } from '#ui/icon/Icon.tsx';
import type { Column, Sort } from '../table-data.ts';
import styles from './SortHead.module.css';
import { nextSort } from './sort-cycle.ts';

/** How a table is sorted: by script, or by an address that the server answers. */
export interface Sorting {
  readonly sort: Sort | null;
  readonly onSort?: (key: string) => void;
  readonly sortHrefOf?: (sort: Sort | null) => string;
}

/** The name of a column, to press where it sorts. Only the sorted one has an arrow (TB-03). */
export function SortHead({ column, sorting }: { column: Column; sorting: Sorting | undefined }) {
  if (column.isTitleHidden) return <span className="sr">{column.title}</span>;
  if (!column.isSortable || !sorting) return column.title;
  const { sort, onSort, sortHrefOf } = sorting;
  const isSorted = sort?.key === column.key;
  const words = (
    <>
      {column.title}
      {isSorted && <Icon name={sort.direction === 'asc' ? 'sortup' : 'sortdown'} />}
    </>
  );
  if (sortHrefOf)
    return (
      <a className={styles.sort} href={sortHrefOf(nextSort(sort, column.key))}>
        {words}
      </a>
    );
  return (
    <button type="button" className={styles.sort} onClick={() => onSort?.(column.key)}>
      {words}
    </button>
  );
}
