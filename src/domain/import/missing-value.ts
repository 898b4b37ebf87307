const WORDS = new Set(
  '|null|nan|na|n/a|#n/a|n.a.|n.a|none|(none)|nil|(null)|\\n|-|--|---|–|—|−|.|..|...|n/d|n.d.|nd|s/d|k.a.|b.d.|н/д|нд|нет|#value!|#ref!|#div/0!|#name?|#null!'.split(
    '|',
  ),
);

const [DIGIT_0, DIGIT_9] = [48, 57];

/** Whether a cell for a value says that there is none. Not for names and codes: NA is a ticker, too. */
export function isMissing(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first >= DIGIT_0 && first <= DIGIT_9) return false;
  return text === '' || (text.length <= 8 && WORDS.has(text.trim().toLowerCase()));
}
