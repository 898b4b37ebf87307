import { createContext, use } from 'react';

const ReloadContext = createContext<() => Promise<void>>(async () => location.reload());

export const ReloadProvider = ReloadContext.Provider;

/** Shows the page's data anew, without a new document: after something on it was changed. */
export function useReload(): () => Promise<void> {
  return use(ReloadContext);
}
