import type { Unlock } from '#domain/access/unlock.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LockedPrompt } from './LockedPrompt.tsx';

export interface LockedDialogProps {
  readonly title: string;
  readonly text: string;
  readonly unlock: Unlock;
  readonly onClose: () => void;
}

export default function LockedDialogContent({ title, text, unlock, onClose }: LockedDialogProps) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <LockedPrompt unlock={unlock} text={text} />
    </Dialog>
  );
}
