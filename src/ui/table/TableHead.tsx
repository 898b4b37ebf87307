import { classes } from '#ui/classes.ts';
import { Hint } from '#ui/hint/Hint.tsx';
import { breakTitle } from './break-title.ts';
import { headClasses, isLean } from './column-classes.ts';
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
  const breaks = isLean(columns);
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
            <Title column={column} sorting={sorting} breaks={index > 0 && breaks} />
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

/** Where columns stand close, a long title takes two lines. */
function Title({
  column,
  sorting,
  breaks,
}: Pick<Props, 'sorting'> & { readonly column: Column; readonly breaks: boolean }) {
  const title = breaks ? breakTitle(column.title) : column.title;
  const words = (
    <>
      <SortHead column={{ ...column, title }} sorting={sorting} />
      {column.hint && <Hint text={column.hint} />}
    </>
  );
  return title.includes('\n') ? <span className={styles.twoLines}>{words}</span> : words;
}
