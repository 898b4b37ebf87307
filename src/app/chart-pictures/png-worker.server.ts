import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { isCovered } from '../../ui/picture-export/covered-letters.ts';
import type { FromPngWorker, ToPngWorker } from './png-messages.ts';

const FONTS = [
  new URL('../../ui/picture-export/fonts/inter-400.ttf', import.meta.url),
  new URL('../../ui/picture-export/fonts/inter-600.ttf', import.meta.url),
].map((font) => fileURLToPath(font));

parentPort?.on('message', ({ svg }: ToPngWorker) => {
  parentPort?.postMessage(draw(svg));
});

function draw(svg: string): FromPngWorker {
  try {
    return { png: new Resvg(svg, { font: fontsFor(svg), logLevel: 'off' }).render().asPng() };
  } catch (error) {
    return { failure: String(error) };
  }
}

/** Reading the fonts of the machine takes longer than the drawing, so only for letters that ours do not have. */
function fontsFor(svg: string) {
  return { fontFiles: FONTS, defaultFontFamily: 'Inter', loadSystemFonts: !isCovered(svg) };
}
