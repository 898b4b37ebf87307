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
 * Of the panels in the page one is seen. Links to `#panel` choose it: without script by the address, and with
 * script in place, so that the page neither jumps nor grows a history. A panel that is not in the page has a link to
 * an address that has it, and `load` brings it here.
 */
export function usePanels(ids: readonly string[], load?: (id: string) => Promise<void>): Panels {
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
      const isHere = ids.includes(named);
      if (!link || (!isHere && !load) || !isPlainClick(event)) return;
      event.preventDefault();
      if (isHere || !load) choose(named);
      else
        load(named).then(
          () => choose(named),
          () => location.assign(link.href),
        );
    },
  };
}
