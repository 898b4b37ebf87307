const CYRILLIC = lettersOf(
  'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh ' +
    'щ shch ъ - ы y ь - э e ю yu я ya і i ї yi є ye ґ g ў u ј j љ lj њ nj ћ c ђ dj џ dz ә a ғ g қ k ң n ө o ұ u ү u һ h',
);
const LATIN = lettersOf('ß ss ł l ı i ø o æ ae œ oe đ d ð d þ th');
const LETTERS = { ...CYRILLIC, ...LATIN };

/** Small Latin letters without marks; letters that it does not know stay, unless `further` has them. */
export function toLatin(text: string, further: Readonly<Record<string, string>> = {}): string {
  const small = [...text.normalize('NFC').toLowerCase()];
  const plain = small.map((letter) => further[letter] ?? LETTERS[letter] ?? letter).join('');
  return plain.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
}

function lettersOf(pairs: string): Readonly<Record<string, string>> {
  const words = pairs.split(' ');
  const letters: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 2)
    letters[words[at] ?? ''] = (words[at + 1] ?? '').replace('-', '');
  return letters;
}
