import { useSyncExternalStore } from 'react';

/** False while the page is as the server drew it. */
export function useIsScripted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
