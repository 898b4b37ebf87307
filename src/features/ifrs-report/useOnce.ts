import { useRef } from 'react';

/** Does it the first time that it is asked to, however many tables ask. */
export function useOnce<Given>(act: (given: Given) => unknown): (given: Given) => void {
  const isDone = useRef(false);
  return (given) => {
    if (isDone.current) return;
    isDone.current = true;
    act(given);
  };
}
