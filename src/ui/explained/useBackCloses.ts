import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Gives what is open a place in the history of its own, so that going back closes it; closing it goes back. */
export function useBackCloses(onClose: () => void): () => void {
  const close = useEffectEvent(onClose);
  const [marked] = useState(() => ({ isOver: false }));
  useEffect(() => {
    history.pushState(history.state, '');
    const listen = () => {
      marked.isOver = true;
      close();
    };
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, [marked]);
  return useCallback(() => {
    if (!marked.isOver) history.back();
  }, [marked]);
}
