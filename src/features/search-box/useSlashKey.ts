import { useEffect, useRef } from 'react';

const WRITTEN_IN = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/** `/` calls the search from anywhere but a place that is written in. */
export function useSlashKey(callBox: (() => void) | null): void {
  const latest = useRef(callBox);
  useEffect(() => {
    latest.current = callBox;
  });
  const isOff = callBox === null;
  useEffect(() => {
    if (isOff) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
        return;
      if (event.target instanceof Element && event.target.closest(`${WRITTEN_IN}, dialog`)) return;
      event.preventDefault();
      latest.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOff]);
}
