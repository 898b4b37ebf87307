import { Empty } from '#ui/empty/Empty.tsx';
import styles from './TradingChart.module.css';

/** What stands where a chart or a table would, and says why. */
export function NoChart({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.room} role="status">
      <Empty icon="info" title={title} {...(text && { text })} />
    </div>
  );
}
