import { jsPDF } from 'jspdf';
import { svg2pdf } from 'svg2pdf.js';
import regular from './fonts/inter-400.ttf?url';
import strong from './fonts/inter-600.ttf?url';
import type { ReadBase64 } from './read-base64.ts';

/** CSS pixels to points. */
const POINTS = 0.75;
const FAMILY = 'Inter';

/** A page as large as the picture; lines and letters stay lines and letters. */
export async function writePdf(flat: SVGSVGElement, readBase64: ReadBase64): Promise<Blob> {
  const { width, height } = flat.viewBox.baseVal;
  const [pageWidth, pageHeight] = [width * POINTS, height * POINTS];
  const pdf = new jsPDF({
    unit: 'pt',
    format: [pageWidth, pageHeight],
    orientation: width > height ? 'landscape' : 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  addFont(pdf, await readBase64(regular), 'normal');
  addFont(pdf, await readBase64(strong), 'bold');
  flat.setAttribute('font-family', FAMILY);
  nameWeights(flat);
  await svg2pdf(flat, pdf, { x: 0, y: 0, width: pageWidth, height: pageHeight });
  return pdf.output('blob');
}

function addFont(pdf: jsPDF, font: string, style: 'normal' | 'bold'): void {
  const file = `inter-${style}.ttf`;
  pdf.addFileToVFS(file, font);
  pdf.addFont(file, FAMILY, style);
}

/** The PDF knows two weights, the page more. */
function nameWeights(flat: SVGSVGElement): void {
  for (const text of flat.querySelectorAll('[font-weight]')) {
    const isStrong = Number(text.getAttribute('font-weight')) >= 500;
    text.setAttribute('font-weight', isStrong ? 'bold' : 'normal');
  }
}
