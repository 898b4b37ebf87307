import { useSyncExternalStore } from 'react';

/** A value that changes many times a second: only those who show it are drawn anew. */
export interface Signal<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(run: () => void): () => void;
}

export function createSignal<Value>(start: Value): Signal<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const run of listeners) run();
    },
    subscribe: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
  };
}

export function useSignal<Value>({ subscribe, get }: Signal<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
