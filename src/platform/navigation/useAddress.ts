import { useEffect, useRef } from 'react';

/** Keeps the address of the page in step. What it says at first stays as it is, with whatever else stands in it. */
export function useAddress(href: string | undefined, isSettled: boolean): void {
  const written = useRef(href);
  useEffect(() => {
    if (!isSettled || href === undefined || href === written.current) return;
    written.current = href;
    history.replaceState(history.state, '', href + location.hash);
  }, [href, isSettled]);
}
