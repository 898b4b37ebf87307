import { useLabels } from '#foundation/i18n/I18n.tsx';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import { LockedDialog } from '#ui/locked-value/LockedDialog.tsx';
import type english from './labels/eng.json';

/** Comparing is for readers with full access: others are told the step that opens it (CM-03). */
export function DeniedDialog({ reason, onClose }: { reason: LockReason; onClose: () => void }) {
  const t = useLabels<typeof english>('trading-chart');
  const words = { title: t('compare_title'), text: t(`compare_${reason}`) };
  return <LockedDialog {...words} reason={reason} onClose={onClose} />;
}
