declare global {
  interface Window {
    /** The button that was pressed before anything could hear it. */
    earlyPress?: HTMLElement | undefined;
  }
}

/** Stands in the head of every document, as text: a press before any script is loaded is remembered too. */
export function rememberEarlyPress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button[type=button]');
      // Hints and cut texts are answered by another island than the one in which they stand.
      const isHeard = button?.closest('[data-hydrated]') && !button.matches('[data-hint], [data-peek]');
      if (button && !isHeard) window.earlyPress = button;
    },
    { capture: true },
  );
}

/** The remembered button, if it is one that the caller serves: a press is answered once. */
export function takeEarlyPress(served: string | Element): HTMLElement | null {
  const { earlyPress } = window;
  if (!earlyPress) return null;
  const isServed = typeof served === 'string' ? earlyPress.matches(served) : served.contains(earlyPress);
  if (!isServed) return null;
  window.earlyPress = undefined;
  return earlyPress;
}

/** Presses it again, now that somebody hears it: hydration keeps the elements that the server drew. */
export function replayEarlyPress(island: Element): void {
  takeEarlyPress(island)?.click();
}
