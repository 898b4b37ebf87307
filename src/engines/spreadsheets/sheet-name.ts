import { toCellText } from './cell-text.ts';

const LONGEST_NAME = 31;
/** Excel keeps this name for itself. */
const RESERVED = 'history';

/** A name that spreadsheets accept and that no other sheet has, also not in other letters; it is noted in `taken`. */
export function takeSheetName(wanted: string, taken: Set<string>): string {
  const clean = toCellText(wanted)
    .replaceAll(/[:\\/?*[\]\s]+/g, ' ')
    .trim();
  const name =
    cut(clean, LONGEST_NAME)
      .replaceAll(/^'+|'+$/g, '')
      .trim() || 'Sheet';
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()) || free.toLowerCase() === RESERVED; number++) {
    const mark = ` (${number})`;
    free = cut(name, LONGEST_NAME - mark.length).trimEnd() + mark;
  }
  taken.add(free.toLowerCase());
  return free;
}

function cut(name: string, length: number): string {
  const short = name.slice(0, length);
  return short.isWellFormed() ? short : short.slice(0, -1);
}
