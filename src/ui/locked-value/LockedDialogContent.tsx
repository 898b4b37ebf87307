import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { LockedDialogProps } from './LockedDialog.tsx';
import { LockedPrompt } from './LockedPrompt.tsx';

export default function LockedDialogContent({ title, text, reason, onClose }: LockedDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <LockedPrompt reason={reason} text={text} />
    </Dialog>
  );
}
