import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Gives what is open a place in the history of its own, so that going back closes it; closing it goes back. */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const [marked] = useState(() => ({ isOver: false }));
  useEffect(() => {
    history.pushState(history.state, '');
    const listen = () => close();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
  // A dialog may ask twice: a second step back would leave the page.
  return useCallback(() => {
    if (marked.isOver) return;
    marked.isOver = true;
    history.back();
  }, [marked]);
}
