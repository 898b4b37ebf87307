import { createContext, type ReactNode, use, useMemo } from 'react';
import { type Lock, type Unlock, unlockOf } from '#domain/access/unlock.ts';
import type { Viewer, ViewerKind } from '#domain/access/viewer.ts';

type KnownViewer = Pick<Viewer, 'kind' | 'isSignedIn'>;

const ViewerContext = createContext<KnownViewer>({ kind: 'anonymous', isSignedIn: false });

export function ViewerKindProvider({ kind, isSignedIn, children }: KnownViewer & { children: ReactNode }) {
  const viewer = useMemo(() => ({ kind, isSignedIn }), [kind, isSignedIn]);
  return <ViewerContext value={viewer}>{children}</ViewerContext>;
}

export function useViewerKind(): ViewerKind {
  return use(ViewerContext).kind;
}

/** Also true at level 0, which is shown what anonymous visitors are shown. */
export function useIsSignedIn(): boolean {
  return use(ViewerContext).isSignedIn;
}

/** The next step towards what came locked. Where only an administrator can decide, it is to ask. */
export function useUnlock(lock: Lock): Unlock {
  return unlockOf(lock, use(ViewerContext)) ?? 'contact_support';
}
