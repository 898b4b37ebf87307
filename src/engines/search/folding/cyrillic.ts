/**
 * Cyrillic in Latin letters. The main scheme is the one that `foldText` applies to everything, documents and terms
 * alike; the others are spellings under which a name is found as well, because the world has not agreed on one.
 */
export const CYRILLIC: Readonly<Record<string, string>> = lettersOf(
  'а a б b в v г g ґ g д d е e ё e є ye ж zh з z и i і i ї i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ' +
    'ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ў u ј j љ lj њ nj ћ c ђ dj џ dz ѓ gj ќ kj ѕ dz ѐ e ѝ i ' +
    'ә a ғ g қ k ң n ө o ұ u ү u һ h ӣ i ӯ u ҳ h ҷ j ѣ e ѳ f ѵ i ӏ -',
);

const SCHEMES: readonly Readonly<Record<string, string>>[] = [
  // As English papers write: Yenisei, Lukoil, Yandex.
  { й: 'i', ё: 'yo', кс: 'x', '^е': 'ye', '~е': 'ye', '^й': 'y', '^ї': 'yi' },
  // As passports write, Russian and Ukrainian: Iulia, Mariia, Luhansk.
  { й: 'i', ю: 'iu', я: 'ia', є: 'ie', ъ: 'ie', '^й': 'y' },
  // As Central Europe and shop signs write: Juzhny, Habarovsk, Cement.
  { й: 'j', ю: 'ju', я: 'ja', х: 'h', ц: 'c', щ: 'sch', ж: 'j', є: 'je', ї: 'ji', ё: 'jo' },
  // Half way: only what has one letter in Latin is shortened.
  { й: 'i', х: 'h', ц: 'c', щ: 'sch', ё: 'yo', кс: 'x' },
];

const FIRST_CYRILLIC = 0x400;
const CYRILLIC_LETTERS = 0x130;
const positionOf = (letter: string) => letter.charCodeAt(0) - FIRST_CYRILLIC;
const [K, S] = [positionOf('к'), positionOf('с')];
/** After these, and after the two signs, a soft vowel is heard with its y. */
const VOWELS = new Uint8Array(CYRILLIC_LETTERS);
for (const letter of 'аеёиоуыэюяіїєьъ') VOWELS[positionOf(letter)] = 1;

const UKRAINIAN = { г: 'h', и: 'y', '^й': 'y', '^є': 'ye', '^ї': 'yi', '^ю': 'yu', '^я': 'ya' };

/** A Cyrillic letter that looks like a Latin one is often the Latin one: series 001Р and 001P are the same. */
const LOOK_ALIKE = lettersOf('а a в b е e к k м m н h о o р p с c т t у y х x і i ј j ѕ s');

let spellers: { readonly russian: readonly Speller[]; readonly ukrainian: readonly Speller[] } | undefined;

/** The other ways to write a Cyrillic text in Latin letters; none for a text without Cyrillic. */
export function latinSpellings(text: string): readonly string[] {
  if (!hasCyrillic(text)) return [];
  const small = text.normalize('NFC').toLowerCase();
  spellers ??= {
    russian: SCHEMES.map((scheme) => toSpeller(scheme)),
    ukrainian: SCHEMES.map((scheme) => toSpeller({ ...UKRAINIAN, ...scheme })),
  };
  const chosen = /[іїєґ]/.test(small) ? spellers.ukrainian : spellers.russian;
  return chosen.map((speller) => respell(small, speller));
}

const MIXED = /\d[\p{L}\p{N}]*[Ѐ-ӿ]|[Ѐ-ӿ][\p{L}\p{N}]*\d/u;

/** Words of digits and letters where every Cyrillic letter has a Latin double are written with the doubles. */
export function latinDoubles(text: string): string {
  if (!hasCyrillic(text) || !MIXED.test(text)) return text;
  const isMixed = (word: string) => /\d/.test(word) && [...word].every((letter) => isPlain(letter));
  return text
    .toLowerCase()
    .replaceAll(/[\p{L}\p{N}]+/gu, (word) =>
      isMixed(word) ? word.replaceAll(/[Ѐ-ӿ]/g, (letter) => LOOK_ALIKE[letter] ?? letter) : word,
    );
}

export function hasCyrillic(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit >= 0x400 && unit <= 0x52f) return true;
  }
  return false;
}

function isPlain(letter: string): boolean {
  return letter < '\u0080' || LOOK_ALIKE[letter] !== undefined;
}

interface Speller {
  /** By letter, counted from the first Cyrillic one. */
  readonly atStart: readonly string[];
  readonly afterVowel: readonly string[];
  readonly elsewhere: readonly string[];
  readonly pairKs: string | undefined;
}

function toSpeller(scheme: Readonly<Record<string, string>>): Speller {
  const letters = Array.from({ length: CYRILLIC_LETTERS }, (_, at) =>
    String.fromCharCode(FIRST_CYRILLIC + at),
  );
  const spell = (position: string) =>
    letters.map((letter) => scheme[position + letter] ?? scheme[letter] ?? letter);
  return { atStart: spell('^'), afterVowel: spell('~'), elsewhere: spell(''), pairKs: scheme.кс };
}

function respell(text: string, { atStart, afterVowel, elsewhere, pairKs }: Speller): string {
  let spelling = '';
  let letters = atStart;
  for (let at = 0; at < text.length; at++) {
    const position = text.charCodeAt(at) - FIRST_CYRILLIC;
    if (position === K && pairKs !== undefined && text.charCodeAt(at + 1) - FIRST_CYRILLIC === S) {
      spelling += pairKs;
      letters = elsewhere;
      at++;
    } else if (position >= 0 && position < CYRILLIC_LETTERS) {
      spelling += letters[position];
      letters = VOWELS[position] ? afterVowel : elsewhere;
    } else {
      spelling += text.charAt(at);
      letters = atStart;
    }
  }
  return spelling;
}

function lettersOf(pairs: string): Readonly<Record<string, string>> {
  const words = pairs.split(' ');
  const letters: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 2) {
    letters[words[at] ?? ''] = (words[at + 1] ?? '').replace('-', '');
  }
  return letters;
}
