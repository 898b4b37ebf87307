const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/** Runs once, as soon as somebody uses the page in any way. */
export function atFirstSign(run: () => void): () => void {
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
