/**
 * How wide a line of Inter is, with figures of equal width. The server draws before any browser has measured, and both
 * must agree; measured once in Chromium from the fonts beside.
 */
export function textWidth(text: string, size: number, isStrong = false): number {
  let hundredths = 0;
  for (const character of text.normalize('NFD')) hundredths += advanceOf(character);
  return (hundredths / 100) * size * (isStrong ? STRONG : 1);
}

/** A figure, of whatever weight. */
export const FIGURE = 0.648;
/** Letters of weight 600 are a little wider. */
const STRONG = 1.03;
/** From here on, characters are as wide as they are high: Chinese. */
const FULL_WIDTH = 0x2e80;
const COMBINING = /\p{M}/u;
/** Of a character that the table does not know. */
const USUAL = 60;

/** Advance widths of Inter at its regular weight, in hundredths of its size, each rounded to two of them. */
const ADVANCES: Readonly<Record<number, string>> = {
  24: '‚ijlіł',
  26: '\u00a0’‘ ,.:;IІı',
  28: '!·',
  30: "'",
  32: '`t',
  34: '|',
  36: '/\\',
  38: 'fr',
  40: '()[]{}',
  42: '„',
  44: '”“²³гґ',
  46: '"_°т',
  48: '^',
  50: '–з',
  52: '?s',
  54: '₴kxкх',
  56: '•Lavyz§авуья',
  58: '₽Jce«»ГелнпсчэєΔ',
  60: '₺EFhnouøЕбиоцŁ',
  62: '™ZbdgpqßЗУдр',
  64: '−#$&*+-<=>PRST~±×÷БРТЬЯъ',
  66: '€B®В',
  68: 'AKVXYАКХф',
  70: 'Ч',
  72: 'DЦ',
  74: 'CGHUЄЛНПСЭы',
  76: 'NOQИО',
  78: 'м',
  82: 'wДФЪжш',
  84: '→щю',
  86: '…',
  88: 'mЫ',
  90: 'MМ',
  92: 'æ',
  96: '@ЖШ',
  98: '%WЩ',
  100: '—Œœ',
  102: 'Ю',
  110: '№',
};

const advances = new Map<string, number>();
for (const [advance, characters] of Object.entries(ADVANCES))
  for (const character of characters) advances.set(character, Number(advance));

function advanceOf(character: string): number {
  if (character >= '0' && character <= '9') return 100 * FIGURE;
  const known = advances.get(character);
  if (known !== undefined) return known;
  if ((character.codePointAt(0) ?? 0) >= FULL_WIDTH) return 100;
  return COMBINING.test(character) ? 0 : USUAL;
}
