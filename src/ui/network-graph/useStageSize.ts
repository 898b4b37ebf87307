import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Size } from './view-box.ts';

const UNKNOWN: Size = { width: 0, height: 0 };

/** How much room the stage has, while that matters. */
export function useStageSize(isWatched: boolean): readonly [RefObject<HTMLDivElement | null>, Size] {
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNKNOWN);
  useEffect(() => {
    if (!isWatched || !stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return [stage, size];
}
