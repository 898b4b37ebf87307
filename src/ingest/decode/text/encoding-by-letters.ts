import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { foldColumnName } from '#domain/import/fold-column-name.ts';

/** Enough for the header and some names. */
const LOOKED_AT = 65_536;
const HEADER_LINES = 12;
const SEPARATORS = /[,;\t|]/;

/** Tried beside what the bytes suggest. */
const BY_WORDS = [
  'gb18030',
  'windows-1251',
  'windows-1250',
  'iso-8859-2',
  'windows-1254',
  'big5',
  'shift_jis',
  'euc-kr',
  'koi8-r',
  'ibm866',
] as const;

const WORDS = new Set<string>(Object.values(COLUMN_WORDS).flat());

/**
 * The encoding in which the first lines have more names of columns than in `guess`; of several, or where no name tells, the one
 * in which letters stand beside letters: `zamkniêcie` and `Najwy¿szy` are of no language.
 */
export function improveGuess(head: Uint8Array, guess: string): string {
  const bytes = head.subarray(0, LOOKED_AT);
  const tried = [guess, ...BY_WORDS].map((encoding) => ({ encoding, words: countWords(bytes, encoding) }));
  const most = Math.max(...tried.map(({ words }) => words));
  if (most > 0)
    return byLetters(
      bytes,
      tried.filter(({ words }) => words === most).map(({ encoding }) => encoding),
    );
  if (isChinese(bytes)) return 'gb18030';
  return guess === 'windows-1252' ? byLetters(bytes, EUROPEAN) : guess;
}

function countWords(bytes: Uint8Array, encoding: string): number {
  const lines = new TextDecoder(encoding).decode(bytes).split(/[\r\n]+/, HEADER_LINES);
  const counts = lines.map(
    (line) =>
      line.split(SEPARATORS).filter((cell) => /[^\0-\x7f]/.test(cell) && WORDS.has(foldColumnName(cell)))
        .length,
  );
  return Math.max(0, ...counts);
}

const EUROPEAN = ['windows-1252', 'windows-1250', 'iso-8859-2'];
const IN_WORDS = /(?<=\p{L})[^\0-\x7f]|[^\0-\x7f](?=\p{L})/gu;

/** Many alphabets share most bytes: where one has a letter in a word, another has a sign. The first of equals. */
function byLetters(bytes: Uint8Array, encodings: readonly string[]): string {
  const signs = encodings.map((encoding) => {
    const inWords = new TextDecoder(encoding).decode(bytes).match(IN_WORDS) ?? [];
    return { encoding, signs: inWords.filter((sign) => !/\p{L}/u.test(sign)).length };
  });
  return signs.reduce((best, other) => (other.signs < best.signs ? other : best)).encoding;
}

const FEWEST_PAIRS = 4;
const COMMON_SHARE = 0.8;
/** A third of the characters have it; Cyrillic letters, which may stand in pairs, too, are all above. */
const LOW_SHARE = 0.1;

/** Bytes over 127 in pairs, nearly all of which begin as the common characters of GB 2312 do. */
function isChinese(bytes: Uint8Array): boolean {
  let [pairs, common, low] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    const second = bytes[at + 1];
    if (second === undefined) break;
    if (second < 0x40 || second === 0x7f || first < 0x81) return false;
    pairs++;
    if (second >= 0xa1 && ((first >= 0xb0 && first <= 0xd7) || (first >= 0xa1 && first <= 0xa3))) common++;
    if (second < 0xc0) low++;
    at++;
  }
  return pairs >= FEWEST_PAIRS && common >= COMMON_SHARE * pairs && low >= LOW_SHARE * pairs;
}
