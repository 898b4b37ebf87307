import { isCovered } from './covered-letters.ts';
import { type TextLine, textLines } from './text-lines.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Dots for each unit: text as a picture must bear enlargement. */
const SCALE = 4;
/** Above and below the line, in parts of the letters' size. */
const ROOM = { above: 1.1, height: 1.5 };

/** Text in other writing, such as Chinese, is drawn by the browser's own font and goes into the PDF as a picture. */
export function pictureForeignText(flat: SVGSVGElement): void {
  for (const text of flat.querySelectorAll('text')) {
    for (const line of textLines(text)) {
      if (isCovered(line.words)) continue;
      // Its halo is the same text once more, and would only blur it.
      if (!text.hasAttribute('aria-hidden')) text.after(drawLine(line));
      line.element.textContent = '';
    }
  }
}

function drawLine({ words, font, size, fill, anchor, x, y }: TextLine): SVGImageElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.font = font(SCALE);
  const width = context.measureText(words).width / SCALE;
  // A canvas that gets a size forgets its font.
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(size * ROOM.height * SCALE);
  context.font = font(SCALE);
  context.fillStyle = fill;
  context.fillText(words, 0, size * ROOM.above * SCALE);
  const image = document.createElementNS(SVG, 'image');
  const attributes = {
    x: x - { start: 0, middle: width / 2, end: width }[anchor],
    y: y - size * ROOM.above,
    width,
    height: size * ROOM.height,
    href: canvas.toDataURL('image/png'),
  };
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, String(value));
  return image;
}
