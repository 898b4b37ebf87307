import { hasCyrillic, latinDoubles, latinSpellings } from './cyrillic.ts';
import { foldText } from './fold-text.ts';

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** All folded forms of a text, the main one first: a name is kept under each, a term is looked for in each. */
export function foldedSpellings(text: string): readonly string[] {
  const folded = foldText(text);
  if (isPlainLatin(text)) return [folded];
  const others = hasCyrillic(text)
    ? latinSpellings(text).map(foldText)
    : /[äöüøå]|\u0308|\u030a/i.test(text)
      ? [withoutUmlauts(text)]
      : [closeUpHan(folded)];
  return [...new Set([folded, ...others])];
}

/** The form with series numbers in Latin letters; null when it is no other. */
export function findDoubles(text: string): string | null {
  const doubles = latinDoubles(text);
  return doubles === text ? null : foldText(doubles);
}

/** Short Chinese names are often set wide: 五 粮 液 is 五粮液. */
function closeUpHan(folded: string): string {
  return folded.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
}

/** Münch is Muench to whoever has no umlaut on the keyboard. */
function withoutUmlauts(text: string): string {
  return foldText(
    text.normalize('NFC').replaceAll(/[äöüøå]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter),
  );
}

function isPlainLatin(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}
