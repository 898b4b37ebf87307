const ROW = /^\| ([A-Z]{2}-\d{2}) \| .+ \|$/gm;

/** The ids of docs/requirements.md in order; one that stands there twice is in the list twice. */
export function readIds(requirements: string): string[] {
  return [...requirements.matchAll(ROW)].flatMap(([, id]) => id ?? []);
}

/** Ids of the areas that there are: other words of two letters and two digits are not meant. */
export function findCited(text: string, areas: Iterable<string>): Set<string> {
  const id = new RegExp(`\\b(?:${[...areas].join('|')})-\\d{2}\\b`, 'g');
  return new Set([...text.matchAll(id)].map(([found]) => found));
}

/** The ids that begin a title of a test: only these prove anything. */
export function findProven(source: string, areas: Iterable<string>): Set<string> {
  const heads = [...source.matchAll(/['"`](?:[A-Z]{2}-\d{2}(?:,| and)? )+/g)].map(([head]) => head);
  return findCited(heads.join('\n'), areas);
}
