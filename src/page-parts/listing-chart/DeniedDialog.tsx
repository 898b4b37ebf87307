import type english from '#market/trading-chart/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { LockedDialog } from '#ui/locked-value/LockedDialog.tsx';

/** Comparing is for readers with full access: others are shown the step that opens it (CM-03). */
export function DeniedDialog({ onClose }: { onClose: () => void }) {
  const t = useLabels<typeof english>('trading-chart');
  const words = { title: t('compare_title'), text: t('compare_must_get_access') };
  return <LockedDialog {...words} unlock={useUnlock('compare')} onClose={onClose} />;
}
