import { useEffect, useRef, useState } from 'react';
import { call } from '#platform/contract/call.ts';
import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { onExport } from '#platform/exports/export-news.ts';
import { readExports } from './export-files.contract.ts';
import { pauseBefore } from './polling.ts';

export interface Exports {
  /** Null until they are known. */
  readonly files: readonly ExportLine[] | null;
  readonly ask: () => void;
}

/** One's files, requested while one is open, when the tab is looked at again, and when one was just requested. */
export function useExports(known: readonly ExportLine[] | null = null): Exports {
  const [files, setFiles] = useState(known);
  const ask = useRef<() => void>(() => undefined);
  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let count = 0;
    const plan = (pause: number | null) => {
      clearTimeout(timer);
      if (pause !== null) timer = setTimeout(pollIfSeen, pause);
    };
    const pollNow = () =>
      call(readExports, { signal: gone.signal }).then(
        (reply) => {
          setFiles(reply.files);
          plan(pauseBefore(reply.files, count++));
        },
        // What is shown stays; a server that is away for a moment is asked again.
        () => gone.signal.aborted || plan(RETRY_MS),
      );
    // A tab that nobody looks at asks when it is looked at again.
    const pollIfSeen = () => document.visibilityState === 'visible' && void pollNow();
    const restart = () => {
      count = 0;
      void pollNow();
    };
    ask.current = restart;
    setFiles(known);
    if (known === null) restart();
    else plan(pauseBefore(known, 0));
    document.addEventListener('visibilitychange', pollIfSeen, { signal: gone.signal });
    const forget = onExport(restart);
    return () => {
      gone.abort();
      forget();
      clearTimeout(timer);
    };
  }, [known]);
  return { files, ask: () => ask.current() };
}

const RETRY_MS = 5_000;
