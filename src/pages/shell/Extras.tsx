import { type ComponentType, useEffect, useState } from 'react';
import type { Frame } from './frame.ts';

/** What stands at the bottom of a page besides the page: fetched when the browser has nothing better to do. */
export function Extras({ frame }: { frame: Frame }) {
  const [Stack, setStack] = useState<ComponentType<{ frame: Frame }> | null>(null);
  useEffect(
    () =>
      onIdle(() => {
        import('./BottomStack.tsx').then(
          ({ BottomStack }) => setStack(() => BottomStack),
          // Whoever leaves or loses the network meanwhile misses nothing of the page.
          () => undefined,
        );
      }),
    [],
  );
  return Stack && <Stack frame={frame} />;
}

/** Safari has no idle callback. Answers how to call it off. */
function onIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(request);
}

const PATIENCE_MS = 2_000;
