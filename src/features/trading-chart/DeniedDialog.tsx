import { lazy, Suspense } from 'react';
import type { LockReason } from '#foundation/session/ViewerKind.tsx';

const Content = lazy(() => import('./DeniedContent.tsx'));

/** Comparing is for readers with full access: others are told the step that opens it (CM-03). */
export function DeniedDialog(props: { reason: LockReason; onClose: () => void }) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
