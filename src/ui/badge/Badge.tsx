import { classes } from '#ui/classes.ts';
import styles from './Badge.module.css';

export function Badge({ tone, text }: { tone: 'plain' | 'accent' | 'warn'; text: string }) {
  return <span className={classes(styles.badge, styles[tone])}>{text}</span>;
}
