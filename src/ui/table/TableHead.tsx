import { classes } from '#ui/classes.ts';
import { Hint } from '#ui/hint/Hint.tsx';
import { headClasses } from './column-classes.ts';
import { ChooseAll, type Selection } from './selection/ChooseAll.tsx';
import { SortHead, type Sorting } from './sorting/SortHead.tsx';
import { ariaSortOf } from './sorting/sort-cycle.ts';
import styles from './table.module.css';
import type { Column } from './table-data.ts';

interface Props {
  readonly columns: readonly Column[];
  readonly sorting: Sorting | undefined;
  readonly selection: Selection | undefined;
}

export function TableHead({ columns, sorting, selection }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th
            key={column.key}
            className={
              classes(...headClasses(columns, index), index === 0 && selection && styles.choice) || undefined
            }
            scope="col"
            aria-sort={ariaSortOf(sorting?.sort ?? null, column.key)}
          >
            {index === 0 && selection && <ChooseAll selection={selection} />}
            <SortHead column={column} sorting={sorting} />
            {column.hint && <Hint text={column.hint} />}
            {column.under?.map((line) => (
              <span key={line} className={styles.under}>
                {line}
              </span>
            ))}
          </th>
        ))}
      </tr>
    </thead>
  );
}
