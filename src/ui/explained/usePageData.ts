import { useCallback, useEffect, useState } from 'react';
import { callPageData } from '#platform/contract/call.ts';

interface Loaded<Data> {
  readonly href: string;
  readonly data: Data | null;
  readonly hasFailed: boolean;
}

/** What the page of an explanation is drawn from; the server has checked it against the contract of that page. */
export function usePageData<Data>(href: string) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ href, data: null, hasFailed: false });
  const load = useCallback(() => {
    const stop = new AbortController();
    setLoaded({ href, data: null, hasFailed: false });
    callPageData(href, stop.signal).then(
      (data) => setLoaded({ href, data: data as Data, hasFailed: false }),
      () => !stop.signal.aborted && setLoaded({ href, data: null, hasFailed: true }),
    );
    return () => stop.abort();
  }, [href]);
  useEffect(() => load(), [load]);
  return { ...loaded, load };
}
