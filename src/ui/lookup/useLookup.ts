import { useEffect, useRef } from 'react';
import { type Lookup, PAUSE_MS } from './lookup.ts';

interface Lookups<Answer> {
  ask(term: string, signal: AbortSignal): Promise<Answer>;
  onPause(request: number): void;
  onAnswer(request: number, answer: Answer): void;
  onFailure(request: number, error: unknown): void;
}

/** Does what the state says: waits for the pause, asks, and gives up a call that nobody waits for any more. */
export function useLookup<Answer>({ phase, request, term }: Lookup, lookups: Lookups<Answer>): void {
  const latest = useRef(lookups);
  useEffect(() => {
    latest.current = lookups;
  });
  useEffect(() => {
    if (phase === 'idle') return;
    if (phase === 'waiting') {
      const timer = setTimeout(() => latest.current.onPause(request), PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const leaving = new AbortController();
    latest.current.ask(term, leaving.signal).then(
      (answer) => latest.current.onAnswer(request, answer),
      (error: unknown) => !leaving.signal.aborted && latest.current.onFailure(request, error),
    );
    return () => leaving.abort();
  }, [phase, request, term]);
}
