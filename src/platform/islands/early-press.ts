declare global {
  interface Window {
    /** The button of an island that was pressed before the island could hear it. */
    earlyPress?: HTMLElement | undefined;
  }
}

/** Stands in the head of every document, as text: a press before any script is loaded is remembered too. */
export function rememberEarlyPress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(
        '[data-island]:not([data-hydrated]) button[type=button]',
      );
      if (button) window.earlyPress = button;
    },
    { capture: true },
  );
}

/** Presses it again, now that somebody hears it: hydration keeps the elements that the server drew. */
export function replayEarlyPress(island: Element): void {
  const { earlyPress } = window;
  if (!earlyPress || !island.contains(earlyPress)) return;
  window.earlyPress = undefined;
  earlyPress.click();
}
