/** As `--font`: a canvas and a file know no tokens. */
export const FONT_FAMILY =
  'Inter, "Inter fallback", system-ui, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

/** On a canvas: the file that the page has. */
export const fontFamilyOf = ({ documentElement }: Document): string =>
  /^(?:ru|uk)\b/.test(documentElement.lang) ? `"Inter Cyrillic", ${FONT_FAMILY}` : FONT_FAMILY;

/** Where letters stand whose capitals have their middle at `y`. */
export const baseline = (y: number, size: number): number => y + 0.364 * size;
