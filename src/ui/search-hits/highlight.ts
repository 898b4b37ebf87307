export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** Titles may carry markup. A lone `<` is a character like any other. */
export function stripMarkup(title: string): string {
  return title.replaceAll(/<\/?[a-z][^<>]*>/gi, '');
}

/** Splits a text where the words of a term occur, whatever their case and accents. Joined, the pieces are the text. */
export function highlight(text: string, term: string): Piece[] {
  const folded = foldWithOffsets(text);
  const isHit = new Uint8Array(text.length);
  for (const word of wordsOf(term)) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1))
      isHit.fill(1, folded.starts[at], folded.ends[at + word.length - 1]);
  }
  return split(text, isHit);
}

function wordsOf(term: string): string[] {
  return term
    .split(/\s+/)
    .map((word) => foldWithOffsets(word).text)
    .filter(Boolean);
}

/** One letter may become several (ß) or none (a combining accent), so each unit knows where it came from. */
function foldWithOffsets(text: string): { text: string; starts: number[]; ends: number[] } {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const plain = foldLetter(letter);
    // An accent belongs to the letter before it.
    if (plain === '') extendLetter(starts, ends, end);
    for (let unit = 0; unit < plain.length; unit++) {
      starts.push(at);
      ends.push(end);
    }
    folded += plain;
    at = end;
  }
  return { text: folded, starts, ends };
}

function extendLetter(starts: readonly number[], ends: number[], end: number): void {
  const letter = starts.at(-1);
  for (let unit = starts.length - 1; unit >= 0 && starts[unit] === letter; unit--) ends[unit] = end;
}

/** By way of the capital: that is how ß meets SS, and ς meets σ. */
function foldLetter(letter: string): string {
  return letter.toUpperCase().toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

function split(text: string, isHit: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isHit[end] === isHit[at]) continue;
    pieces.push({ text: text.slice(at, end), isHit: isHit[at] === 1, at });
    at = end;
  }
  return pieces;
}
