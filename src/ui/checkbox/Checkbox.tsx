import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './Checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'>;

/** A box alone; it needs a `label` around it or an `aria-label`. */
export function Checkbox(props: Props) {
  return <input {...props} type="checkbox" className={styles.box} />;
}

/** A box with its words, both of them to press. */
export function CheckboxLine({ text, ...box }: Props & { text: string }) {
  return (
    <label className={classes(styles.line, box.disabled && styles.off)}>
      <input {...box} type="checkbox" className={styles.box} />
      {text}
    </label>
  );
}
