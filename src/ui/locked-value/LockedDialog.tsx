import { lazy, Suspense } from 'react';
import type { LockedDialogProps } from './LockedDialogContent.tsx';

const Content = lazy(() => import('./LockedDialogContent.tsx'));

/** Something was pressed that is locked: what would open, and the step that opens it. */
export function LockedDialog(props: LockedDialogProps) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
