import { flattenPicture } from './flatten-picture.ts';
import { pictureForeignText } from './picture-foreign-text.ts';
import { type PictureFormat, pictureFileName } from './picture-format.ts';
import { printPicture } from './print-picture.ts';
import { readBase64 } from './read-base64.ts';
import { saveFile } from './save-file.ts';
import { writeBitmap } from './write-bitmap.ts';

/**
 * Prints or saves any SVG that the page shows, as it would look on white paper. What the PDF needs is
 * loaded when one is requested.
 */
export async function exportPicture(
  picture: SVGSVGElement,
  format: PictureFormat,
  name = 'chart',
): Promise<void> {
  return exportFlat(flattenPicture(picture), format, name);
}

/** The same for one that needs no page already. */
export async function exportFlat(flat: SVGSVGElement, format: PictureFormat, name = 'chart'): Promise<void> {
  if (format === 'print') return printPicture(flat);
  saveFile(await writePicture(flat, format), pictureFileName(name, format));
}

async function writePicture(flat: SVGSVGElement, format: Exclude<PictureFormat, 'print'>): Promise<Blob> {
  switch (format) {
    case 'svg':
      return new Blob([new XMLSerializer().serializeToString(flat)], { type: 'image/svg+xml' });
    case 'pdf':
      pictureForeignText(flat);
      return (await import('./write-pdf.ts')).writePdf(flat, readBase64);
    case 'png':
    case 'jpeg':
      return writeBitmap(flat, `image/${format}`);
  }
}
