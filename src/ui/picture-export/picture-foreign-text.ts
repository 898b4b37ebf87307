const SVG = 'http://www.w3.org/2000/svg';
/** Dots for each unit: text as a picture must bear enlargement. */
const SCALE = 4;

/** What the embedded font has: Latin, Latin Extended, Cyrillic and the signs of prices. */
const COVERED = /^[\u0020-\u02af\u02c6\u02dc\u0400-\u045f\u0490\u0491\u2000-\u22ff]*$/;

export const isCovered = (text: string): boolean => COVERED.test(text);

/** Text in other writing, such as Chinese, is drawn by the browser's own font and goes into the PDF as a picture. */
export async function pictureForeignText(flat: SVGSVGElement): Promise<void> {
  for (const text of flat.querySelectorAll('text')) {
    for (const line of linesOf(text)) {
      if (isCovered(line.textContent ?? '')) continue;
      const image = drawLine(line, text);
      if (image) text.after(image);
      line.textContent = '';
    }
  }
}

function linesOf(text: SVGTextElement): readonly (SVGTextElement | SVGTSpanElement)[] {
  const spans = text.querySelectorAll('tspan');
  return spans.length > 0 ? [...spans] : [text];
}

function drawLine(line: SVGTextElement | SVGTSpanElement, text: SVGTextElement): SVGImageElement | null {
  const read = (name: string, fallback: string) =>
    line.getAttribute(name) ?? text.getAttribute(name) ?? fallback;
  const size = Number(read('font-size', '12'));
  const font = `${read('font-weight', 'normal')} ${size * SCALE}px Inter, system-ui, "Noto Sans SC", sans-serif`;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.font = font;
  const words = line.textContent ?? '';
  const width = context.measureText(words).width / SCALE;
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(size * 1.5 * SCALE);
  context.font = font;
  context.fillStyle = read('fill', '#000');
  context.textBaseline = 'alphabetic';
  context.fillText(words, 0, size * 1.1 * SCALE);
  const anchors: Readonly<Record<string, number>> = { middle: width / 2, end: width };
  const image = document.createElementNS(SVG, 'image');
  const attributes = {
    x: Number(read('x', '0')) - (anchors[read('text-anchor', 'start')] ?? 0),
    y: Number(read('y', '0')) - size * 1.1,
    width,
    height: size * 1.5,
    href: canvas.toDataURL('image/png'),
  };
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, String(value));
  return image;
}
