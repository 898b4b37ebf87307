import { useSyncExternalStore } from 'react';

const FINE = '(pointer: fine)';

/** False on the server and until the page has been taken over, then whether the visitor points with a mouse. */
export function useFinePointer(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = matchMedia(FINE);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => matchMedia(FINE).matches,
    () => false,
  );
}
