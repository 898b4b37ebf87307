import { useLabels } from '#foundation/i18n/I18n.tsx';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import type english from './labels/eng.json';

export default function DeniedContent({ reason, onClose }: { reason: LockReason; onClose: () => void }) {
  const t = useLabels<typeof english>('trading-chart');
  return (
    <Dialog title={t('compare_title')} isOpen onClose={onClose}>
      <LockedPrompt reason={reason} text={t(`compare_${reason}`)} />
    </Dialog>
  );
}
