import { useEffect, useState } from 'react';
import { useIsSignedIn } from '#foundation/session/ViewerKind.tsx';
import { call } from '#foundation/web/call.ts';
import { readUserState, type UserState } from './user-settings.contract.ts';

/** Who is signed in: asked for after the page is there, for the page itself is the same for many. */
export function useUserState(): UserState | null {
  const isSignedIn = useIsSignedIn();
  const [state, setState] = useState<UserState | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    call(readUserState, { signal: leaving.signal }).then(setState, () => undefined);
    return () => leaving.abort();
  }, [isSignedIn]);
  return state;
}
