import { useEffect, useEffectEvent } from 'react';

/** Rings once at a moment of `performance.now()`; Infinity is never. */
export function useAlarm(at: number, ring: (now: number) => void): void {
  const onRing = useEffectEvent(ring);
  useEffect(() => {
    if (at === Number.POSITIVE_INFINITY) return;
    // A timer may come a fraction early, and would then find nothing due.
    const timer = setTimeout(() => onRing(Math.max(at, performance.now())), at - performance.now());
    return () => clearTimeout(timer);
  }, [at]);
}
