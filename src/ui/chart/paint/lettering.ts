/** As `--font`: a canvas and a file know no tokens. */
export const FONT_FAMILY =
  'Inter, "Inter fallback", system-ui, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** Where letters stand whose capitals have their middle at `y`. */
export const baseline = (y: number, size: number): number => y + 0.364 * size;
