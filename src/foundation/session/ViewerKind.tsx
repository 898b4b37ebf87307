import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Verdict } from '#domain/access/capabilities.ts';
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

export type LockReason = Exclude<Verdict, 'allowed'>;

/** The next step towards a value that came locked: whoever is not signed in has to do that first. */
export function useLockReason(): LockReason {
  return useViewerKind() === 'anonymous' ? 'must_sign_in' : 'must_get_access';
}
