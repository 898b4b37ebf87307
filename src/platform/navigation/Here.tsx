import { createContext, type ReactNode, use, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore, type Store } from '#platform/islands/store.ts';

interface Here {
  /** The page's own address without its language prefix, as the document was loaded. */
  readonly first: string;
  /** The same as it is now. */
  readonly path: string;
  /** Shows whatever stands around the page that its address changed without a reload. */
  readonly moveTo: (path: string) => void;
}

const HereContext = createContext<Here>({ first: '/', path: '/', moveTo: () => {} });

interface Props {
  readonly path: string;
  /** The store that several parts of a page share; without it, one of its own. */
  readonly store?: Store<string> | undefined;
  readonly children: ReactNode;
}

export function HereProvider({ path: first, store, children }: Props) {
  const [own] = useState(() => store ?? createStore(first));
  const path = useSyncExternalStore(own.subscribe, own.read, () => first);
  const here = useMemo(() => ({ first, path, moveTo: own.write }), [first, path, own]);
  return <HereContext value={here}>{children}</HereContext>;
}

export function useHere(): Here {
  return use(HereContext);
}
