import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import styles from './panels.module.css';

interface Panels {
  readonly current: string;
  /** For the element around the panels. */
  readonly frame: string | undefined;
  /** For each panel. */
  readonly panelOf: (id: string) => { readonly id: string; readonly className: string | undefined };
  /** For the links to the panels, or for what holds them. */
  readonly follow: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * All panels are in the page and one is seen. Links to `#panel` choose it: without script by the address, and with
 * script in place, so that the page neither jumps nor grows a history.
 */
export function usePanels(ids: readonly string[]): Panels {
  const [current, choose] = useState(ids[0] ?? '');
  const [isTakenOver, setTakenOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked once
  useEffect(() => {
    const named = location.hash.slice(1);
    if (ids.includes(named)) choose(named);
    setTakenOver(true);
  }, []);
  return {
    current,
    frame: isTakenOver ? undefined : styles.byAddress,
    panelOf: (id) => ({ id, className: id === current ? undefined : styles.other }),
    follow: (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const named = link?.hash.slice(1) ?? '';
      if (!ids.includes(named) || !isPlainClick(event)) return;
      event.preventDefault();
      choose(named);
    },
  };
}
