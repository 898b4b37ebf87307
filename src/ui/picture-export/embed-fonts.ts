import cyrillic from '#ui/fonts/inter-cyrillic.woff2?url';
import latin from '#ui/fonts/inter-latin.woff2?url';
import latinExtended from '#ui/fonts/inter-latin-ext.woff2?url';
import type { ReadBase64 } from './read-base64.ts';

const ALPHABETS = [
  { address: latin, range: 'U+0020-00FF, U+2000-22FF', letters: /[\u0020-\u00ff\u2000-\u22ff]/ },
  { address: latinExtended, range: 'U+0100-02AF', letters: /[\u0100-\u02af]/ },
  { address: cyrillic, range: 'U+0400-0491', letters: /[\u0400-\u0491]/ },
];

/** A picture that is drawn as an image reaches no font of the page: those of its alphabets go with it. */
export async function embedFonts(flat: SVGSVGElement, readBase64: ReadBase64): Promise<void> {
  const text = flat.textContent ?? '';
  const used = ALPHABETS.filter(({ letters }) => letters.test(text));
  const faces = await Promise.all(
    used.map(async ({ address, range }) => {
      const source = `url(data:font/woff2;base64,${await readBase64(address)}) format("woff2")`;
      return `@font-face{font-family:Inter;font-weight:400 600;src:${source};unicode-range:${range}}`;
    }),
  );
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = faces.join('');
  flat.prepend(style);
}
