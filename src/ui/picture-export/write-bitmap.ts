import { embedFonts } from './embed-fonts.ts';
import type { ReadBase64 } from './read-base64.ts';

/** Two dots for each pixel: sharp on paper and on dense screens. */
const SCALE = 2;
/** What the smallest canvas of today's browsers can hold. */
const MOST_DOTS = 16_000_000;

export async function writeBitmap(
  flat: SVGSVGElement,
  type: 'image/png' | 'image/jpeg',
  readBase64: ReadBase64,
): Promise<Blob> {
  await embedFonts(flat, readBase64);
  const { width, height } = flat.viewBox.baseVal;
  const scale = Math.min(SCALE, Math.sqrt(MOST_DOTS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.drawImage(await toImage(flat), 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large'))),
      type,
      0.92,
    );
  });
}

/** By a data address: the content security policy allows no other source of pictures. */
async function toImage(flat: SVGSVGElement): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(flat))}`;
  await image.decode();
  return image;
}
