import { createContext, type ReactNode, use, useMemo, useState } from 'react';

interface Here {
  /** The page's own address without its language prefix, as the document was loaded. */
  readonly first: string;
  /** The same as it is now. */
  readonly path: string;
  /** Shows whatever stands around the page that its address changed without a reload. */
  readonly moveTo: (path: string) => void;
}

const HereContext = createContext<Here>({ first: '/', path: '/', moveTo: () => {} });

export function HereProvider({ path: first, children }: { path: string; children: ReactNode }) {
  const [path, moveTo] = useState(first);
  const here = useMemo(() => ({ first, path, moveTo }), [first, path]);
  return <HereContext value={here}>{children}</HereContext>;
}

export function useHere(): Here {
  return use(HereContext);
}
