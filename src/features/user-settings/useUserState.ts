import { useEffect, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { readUserState, type UserState } from './user-settings.contract.ts';

/** Several parts of the shell want to know, and one of them asks. */
let requested: Promise<UserState> | null = null;

/** Who is signed in: requested after the page is there, for the page itself is the same for many. */
export function useUserState(): UserState | null {
  const isSignedIn = useIsSignedIn();
  const [state, setState] = useState<UserState | null>(null);
  useEffect(() => {
    if (!isSignedIn) return;
    let isGone = false;
    requested ??= call(readUserState);
    requested.then(
      (answer) => isGone || setState(answer),
      () => {
        requested = null;
      },
    );
    return () => {
      isGone = true;
    };
  }, [isSignedIn]);
  return state;
}
