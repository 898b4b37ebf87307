import { useFormat } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './tabs.module.css';

/** `faint` for what matters less, `warn` for what needs attention. */
export type TabTone = 'faint' | 'warn';

export interface TabFace {
  readonly text: string;
  /** How many things are behind the tab. */
  readonly count?: number | undefined;
  readonly tone?: TabTone | undefined;
}

export function TabText({ text, count, tone }: TabFace) {
  const format = useFormat();
  return (
    <>
      {tone === 'warn' && <Icon name="alert" />}
      {text}
      {count !== undefined && <span className={styles.count}>{format.number(count, 0)}</span>}
    </>
  );
}

export function tabClass(tone: TabTone | undefined): string {
  return classes(styles.tab, tone && styles[tone]);
}
