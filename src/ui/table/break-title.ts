import { lettersWide } from '#ui/text-width/letters-wide.ts';

const LONGEST_LINE = 10;

/** The title of a column of figures on two lines as alike as they can be; a short one stays on one. */
export function breakTitle(title: string): string {
  const both = [...title.matchAll(/ (?![^（]*）)|(?<=\/)|(?=（)/g)].map(({ index }) => [
    title.slice(0, index),
    title.slice(index).trimStart(),
  ]);
  if (lettersWide(title) <= LONGEST_LINE || both.length === 0) return title;
  const longest = (lines: readonly string[]) => Math.max(...lines.map(lettersWide));
  return both.reduce((best, lines) => (longest(lines) <= longest(best) ? lines : best)).join('\n');
}
