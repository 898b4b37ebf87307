import { useFormat } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Missing } from '#ui/figure/Missing.tsx';
import styles from './Change.module.css';
import directions from './direction.module.css';
import { type Direction, directionOf } from './direction.ts';

interface Props {
  readonly percent: number | null;
  /** Where it is known beside the number; otherwise the sign shows it. */
  readonly direction?: Direction | null;
  /** Of a price that says nothing of today: without the colour of a rise or a fall. */
  readonly isStale?: boolean;
}

/** A change in percent. Its colour says "rose" or "fell"; its sign and its mark say so without colour. */
export function Change({ percent, direction, isStale = false }: Props) {
  const format = useFormat();
  if (percent === null) return <Missing />;
  const towards = direction ?? directionOf(percent);
  return (
    <span className={classes(styles.change, directions[isStale ? 'flat' : towards], styles[towards])}>
      {format.change(percent)}
    </span>
  );
}
