import { lazy, Suspense } from 'react';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';

const Content = lazy(() => import('./LockedDialogContent.tsx'));

export interface LockedDialogProps {
  readonly title: string;
  readonly text: string;
  readonly reason: LockReason;
  readonly onClose: () => void;
}

/** Something was pressed that is locked: what would open, and the step that opens it. */
export function LockedDialog(props: LockedDialogProps) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
