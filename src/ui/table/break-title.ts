const LONGEST_LINE = 10;

/** The title of a column of figures on two lines as alike as they can be; a short one stays on one. */
export function breakTitle(title: string): string {
  const words = title.split(' ');
  if (title.length <= LONGEST_LINE || words.length === 1) return title;
  const both = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return both.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best)).join('\n');
}
