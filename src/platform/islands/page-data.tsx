import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** What all islands of a page share: the data of the page, or as much of it as they need. */
export type PageDataStore = Store<unknown>;

const PageDataContext = createContext<PageDataStore | null>(null);

export function PageDataProvider({ store, children }: { store: PageDataStore; children: ReactNode }) {
  return <PageDataContext value={store}>{children}</PageDataContext>;
}

/** Which page it is, its caller knows. Drawn anew when the data changes. */
export function usePageData<Data>(): Data {
  const { subscribe, read, first } = usePageDataStore();
  // While it is hydrated, an island shows what the server drew.
  return useSyncExternalStore(subscribe, read, () => first) as Data;
}

export function usePageDataStore(): PageDataStore {
  const store = use(PageDataContext);
  if (!store) throw new Error('the data of a page is read inside <PageDataProvider>');
  return store;
}
