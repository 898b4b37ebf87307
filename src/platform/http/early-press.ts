declare global {
  interface Window {
    pressedEarly?: EventTarget | null;
  }
}

/** What is pressed before the page's script runs is done when it does. Stands in the head of every document, as text. */
export function keepEarlyPress(): void {
  addEventListener('click', ({ target }) => (window.pressedEarly = target), { capture: true });
}

/** What was pressed last, for as long as it stands there. */
export function findEarlyPress(within: Element): Element | null {
  const { pressedEarly } = window;
  return pressedEarly instanceof Element && within.contains(pressedEarly) ? pressedEarly : null;
}
