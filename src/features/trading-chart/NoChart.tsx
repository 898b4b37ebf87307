import { Empty } from '#ui/empty/Empty.tsx';
import styles from './ChartArea.module.css';

/** What stands where a chart or a table would, and says why; low where no other period would bring one. */
export function NoChart({ title, text, isLow = false }: { title: string; text?: string; isLow?: boolean }) {
  return (
    <div className={isLow ? undefined : styles.room} role="status">
      <Empty icon="info" title={title} {...(text && { text })} />
    </div>
  );
}
