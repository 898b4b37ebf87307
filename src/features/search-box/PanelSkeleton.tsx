import { useLabels } from '#platform/i18n/I18n.tsx';
import { SkeletonRows } from '#ui/skeleton/SkeletonRows.tsx';
import type english from './labels/eng.json';
import styles from './SearchPanel.module.css';

export function PanelSkeleton() {
  const t = useLabels<typeof english>('search-box');
  return (
    <div className={styles.loading}>
      <SkeletonRows rows={4} label={t('loading')} />
    </div>
  );
}
