/** Tells of everything outside the chart that changes how it is painted. */
export interface ScreenNews {
  /** The box has another size, or the screen another density. */
  resized(): void;
  /** Other colours, or the font has arrived. */
  repainted(): void;
  printing(isPrinting: boolean): void;
}

const COLOURS = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

export function watchScreen(box: Element, news: ScreenNews): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const sizes = new ResizeObserver(() => news.resized());
  sizes.observe(box);
  const theme = new MutationObserver(() => news.repainted());
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const query of COLOURS)
    matchMedia(query).addEventListener('change', () => news.repainted(), { signal });
  const watchDensity = () => {
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener(
      'change',
      () => {
        watchDensity();
        news.resized();
      },
      { signal, once: true },
    );
  };
  watchDensity();
  document.fonts.ready.then(() => !signal.aborted && news.repainted());
  window.addEventListener('beforeprint', () => news.printing(true), { signal });
  window.addEventListener('afterprint', () => news.printing(false), { signal });
  return () => {
    stop.abort();
    sizes.disconnect();
    theme.disconnect();
  };
}
