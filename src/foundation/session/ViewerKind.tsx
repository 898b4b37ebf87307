import { createContext, type ReactNode, use } from 'react';
import type { Verdict } from '#domain/access/capabilities.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';

const ViewerKindContext = createContext<ViewerKind>('anonymous');

export function ViewerKindProvider({ kind, children }: { kind: ViewerKind; children: ReactNode }) {
  return <ViewerKindContext value={kind}>{children}</ViewerKindContext>;
}

export function useViewerKind(): ViewerKind {
  return use(ViewerKindContext);
}

export type LockReason = Exclude<Verdict, 'allowed'>;

/** The next step towards a value that came locked: whoever is not signed in has to do that first. */
export function useLockReason(): LockReason {
  return useViewerKind() === 'anonymous' ? 'must_sign_in' : 'must_get_access';
}
