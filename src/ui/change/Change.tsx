import { useFormat } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Missing } from '#ui/figure/Missing.tsx';
import styles from './Change.module.css';
import directions from './direction.module.css';
import { type Direction, directionOf } from './direction.ts';

const MARKS: Readonly<Record<Direction, string>> = {
  up: 'M5 1 9.5 9H.5z',
  down: 'M5 9 .5 1h9z',
  flat: 'M5 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};

interface Props {
  readonly percent: number | null;
  /** Where it is known beside the number; otherwise the sign shows it. */
  readonly direction?: Direction | null;
}

/** A change in percent. Its colour says "rose" or "fell"; its sign and its mark say so without colour. */
export function Change({ percent, direction }: Props) {
  const format = useFormat();
  if (percent === null) return <Missing />;
  const towards = direction ?? directionOf(percent);
  return (
    <span className={classes(styles.change, directions[towards])}>
      <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true">
        <path d={MARKS[towards]} />
      </svg>
      {format.change(percent)}
    </span>
  );
}
