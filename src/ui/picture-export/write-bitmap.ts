import { textLines } from './text-lines.ts';

/** Two dots for each pixel: sharp on paper and on dense screens. */
const SCALE = 2;
/** What the smallest canvas of today's browsers can hold. */
const MOST_DOTS = 16_000_000;
const ALIGNMENTS = { start: 'left', middle: 'center', end: 'right' } as const;

/**
 * Shapes go through an image, words straight onto the canvas: an image reaches no font of the page, and one that
 * brings its fonts along is drawn before they are ready.
 */
export async function writeBitmap(flat: SVGSVGElement, type: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const { width, height } = flat.viewBox.baseVal;
  const scale = Math.min(SCALE, Math.sqrt(MOST_DOTS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.drawImage(await toImage(withoutText(flat)), 0, 0, canvas.width, canvas.height);
  drawWords(context, flat, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
      type,
      0.92,
    );
  });
}

function withoutText(flat: SVGSVGElement): SVGSVGElement {
  const shapes = flat.cloneNode(true) as SVGSVGElement;
  for (const text of shapes.querySelectorAll('text')) text.remove();
  return shapes;
}

/** By a data address: the content security policy allows no other source of pictures. */
async function toImage(flat: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(flat))}`;
  await image.decode();
  return image;
}

function drawWords(context: CanvasRenderingContext2D, flat: SVGSVGElement, scale: number): void {
  // Only in the document does a text know where it lies.
  flat.style.setProperty('position', 'fixed');
  flat.style.setProperty('visibility', 'hidden');
  document.body.append(flat);
  for (const text of flat.querySelectorAll('text')) {
    const matrix = text.getCTM();
    if (!matrix) continue;
    const { a, b, c, d, e, f } = matrix;
    context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
    for (const line of textLines(text)) {
      context.font = line.font(1);
      context.textAlign = ALIGNMENTS[line.anchor];
      context.fillStyle = line.fill;
      if (line.stroke) {
        context.lineJoin = 'round';
        context.lineWidth = line.strokeWidth;
        context.strokeStyle = line.stroke;
        context.strokeText(line.words, line.x, line.y);
      }
      context.fillText(line.words, line.x, line.y);
    }
  }
  flat.remove();
}
