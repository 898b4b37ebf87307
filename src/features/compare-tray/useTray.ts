import { useEffect, useRef, useState } from 'react';
import type { ComparedKind } from '#market/compare/compare-address.ts';
import { isTicked, parseBox, parseTray, type Tray, tick, untick } from '#market/compare/tray.ts';
import { COMPARE_BOX } from '#ui/compare-box/CompareBox.tsx';

const STORED_AS = 'compare';

interface Shown {
  readonly tray: Tray;
  /** The kind whose boxes stand on the page and were ticked last. */
  readonly kind: ComparedKind | null;
  readonly isFull: boolean;
}

export interface TrayControls extends Shown {
  readonly remove: (kind: ComparedKind, key: string) => void;
  readonly clear: (kind: ComparedKind) => void;
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[name=${COMPARE_BOX}]`)];

/** What the boxes of the page say, stored by the browser; one listener hears them all, also those that come later. */
export function useTray(): TrayControls {
  const [shown, setShown] = useState<Shown>({ tray: {}, kind: null, isFull: false });
  const latest = useRef(shown);
  const show = (next: Shown) => {
    latest.current = next;
    setShown(next);
    markBoxes(next.tray);
  };
  const store = (tray: Tray, kind: ComparedKind | null, isFull = false) => {
    write(tray);
    show({ tray, kind, isFull });
  };
  const hear = (box: HTMLInputElement) => {
    const of = parseBox(box.value);
    if (!of) return;
    const { tray } = latest.current;
    if (!box.checked) return store(untick(tray, of.kind, of.key), of.kind);
    const ticked = tick(tray, of.kind, { key: of.key, name: box.getAttribute('aria-label') ?? '' });
    store(ticked ?? tray, of.kind, ticked === null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads the latest state
  useEffect(() => {
    const gone = new AbortController();
    const ticked = boxes().filter(({ checked }) => checked);
    const read = () => {
      const tray = parseTray(localStorage.getItem(STORED_AS));
      show({ tray, kind: latest.current.kind ?? kindOnPage(tray), isFull: false });
    };
    read();
    for (const box of ticked) {
      box.checked = true;
      hear(box);
    }
    document.addEventListener(
      'change',
      ({ target }) => target instanceof HTMLInputElement && target.name === COMPARE_BOX && hear(target),
      { signal: gone.signal },
    );
    window.addEventListener('storage', ({ key }) => key === STORED_AS && read(), { signal: gone.signal });
    const redrawn = new MutationObserver(() => {
      const { tray, kind, isFull } = latest.current;
      markBoxes(tray);
      const found = kind ?? kindOnPage(tray);
      if (found !== kind) show({ tray, kind: found, isFull });
    });
    const main = document.getElementById('main');
    if (main) redrawn.observe(main, { childList: true, subtree: true });
    return () => {
      gone.abort();
      redrawn.disconnect();
    };
  }, []);
  return {
    ...shown,
    remove: (kind, key) => store(untick(shown.tray, kind, key), kind),
    clear: (kind) => store({ ...shown.tray, [kind]: [] }, kind),
  };
}

function markBoxes(tray: Tray): void {
  for (const box of boxes()) {
    const of = parseBox(box.value);
    if (of) box.checked = isTicked(tray, of.kind, of.key);
  }
}

/** Of a page with several kinds, the first that has something in the tray. */
function kindOnPage(tray: Tray): ComparedKind | null {
  const kinds = boxes().map(({ value }) => parseBox(value)?.kind);
  return kinds.find((kind) => kind && (tray[kind]?.length ?? 0) > 0) ?? null;
}

/** A browser that stores nothing still has the tray until the page is left. */
function write(tray: Tray): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(tray));
  } catch {
    // Nothing is lost but what would have been remembered.
  }
}
