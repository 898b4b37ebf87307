/** Announces everything outside the chart that changes how it is painted. */
export interface ScreenNews {
  /** The box has another size or the screen another density, there are other colours, or the font has arrived. */
  changed(): void;
  /** About to be printed. */
  printing(): void;
}

const COLOURS = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

export function watchScreen(box: Element, news: ScreenNews): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const sizes = new ResizeObserver(() => news.changed());
  sizes.observe(box);
  const theme = new MutationObserver(() => news.changed());
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  for (const query of COLOURS) matchMedia(query).addEventListener('change', () => news.changed(), { signal });
  const watchDensity = () => {
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener(
      'change',
      () => {
        watchDensity();
        news.changed();
      },
      { signal, once: true },
    );
  };
  watchDensity();
  document.fonts.ready.then(() => !signal.aborted && news.changed());
  window.addEventListener('beforeprint', () => news.printing(), { signal });
  return () => {
    stop.abort();
    sizes.disconnect();
    theme.disconnect();
  };
}
