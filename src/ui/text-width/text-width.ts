const NARROW = new Set("ijlftrI1.,:;'’|!()[]· -");
const WIDE = new Set('mwMWЖШЩЮЫФжшщюыфмМД@%—');

/**
 * About how wide a line of Inter is. The server draws before any browser has measured, and a label's room
 * needs no more than this.
 */
export function textWidth(text: string, size: number, isStrong = false): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * size * (isStrong ? 1.04 : 1);
}

function emsOf(character: string): number {
  if ((character.codePointAt(0) ?? 0) >= 0x2e80) return 1;
  if (NARROW.has(character)) return 0.32;
  if (WIDE.has(character)) return 0.88;
  return character === character.toLowerCase() ? 0.6 : 0.71;
}
