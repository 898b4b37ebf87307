const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const OTHER = new Map<string, string>();
for (const [at, key] of [...LATIN].entries()) {
  const letter = CYRILLIC.charAt(at);
  OTHER.set(key, letter);
  OTHER.set(letter, key);
}

/** What the same keys would have written with the other layout: ufpghjv is газпром. */
export function onOtherKeyboard(text: string): string {
  return [...text.toLowerCase()].map((letter) => OTHER.get(letter) ?? letter).join('');
}
