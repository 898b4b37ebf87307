import { classes } from '#ui/classes.ts';
import styles from './Icon.module.css';

export type IconName =
  | 'alert'
  | 'away'
  | 'ban'
  | 'calendar'
  | 'check'
  | 'clock'
  | 'close'
  | 'display'
  | 'down'
  | 'download'
  | 'file'
  | 'full'
  | 'image'
  | 'info'
  | 'left'
  | 'list'
  | 'lock'
  | 'menu'
  | 'message'
  | 'minus'
  | 'more'
  | 'network'
  | 'pdf'
  | 'plus'
  | 'print'
  | 'rar'
  | 'right'
  | 'search'
  | 'small'
  | 'sortdown'
  | 'sortup'
  | 'star'
  | 'starred'
  | 'up'
  | 'user'
  | 'vector'
  | 'warn'
  | 'zip';

/** Never alone: a word or an `aria-label` stands beside it. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 16 | 20 }) {
  return <i className={classes(styles.icon, styles[name], size === 20 && styles.large)} />;
}
