import type { LockReason } from '#foundation/session/ViewerKind.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LockedPrompt } from './LockedPrompt.tsx';

export interface LockedDialogProps {
  readonly title: string;
  readonly text: string;
  readonly reason: LockReason;
  readonly onClose: () => void;
}

export default function LockedDialogContent({ title, text, reason, onClose }: LockedDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <LockedPrompt reason={reason} text={text} />
    </Dialog>
  );
}
