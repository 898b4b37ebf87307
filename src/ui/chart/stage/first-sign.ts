const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Runs once, as soon as somebody uses the page in any way; at once where somebody has scrolled or pressed before. */
export function atFirstSign(run: () => void): () => void {
  if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) {
    run();
    return () => undefined;
  }
  const options = { capture: true, passive: true } as const;
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, begin, options);
  };
  const begin = () => {
    stop();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, options);
  return stop;
}
