import { expect } from 'vitest';
import type { Viewer } from '#domain/access/viewer.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { distinctiveNumbers, type LockedLeaf } from './locked-leaves.ts';

type Leaves = readonly LockedLeaf[];
type MatrixLanguage = 'eng' | 'rus';

/** Every sealed place holds its value, or what stands in for it. */
export function expectOnlyAllowed(reply: unknown, leaves: Leaves, viewer: Viewer, where: string): void {
  for (const leaf of leaves) {
    const sent = leaf.path
      .split('/')
      .slice(1)
      .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], reply);
    const expected = leaf.isOpenTo(viewer) ? leaf.value : leaf.standIn;
    // Thousands of them are plain values, for which the comparison of whole objects is slow.
    if (sent !== expected) expect(sent, `${where}${leaf.path}`).toEqual(expected);
  }
}

/** Not as a raw number, and not as any language writes it. */
export function expectNoNumbers(
  text: string,
  leaves: Leaves,
  viewer: Viewer,
  { language, where }: { language: MatrixLanguage; where: string },
): void {
  const starts = numberStartsIn(text);
  for (const written of secretsOf(leaves, viewer, language)) {
    if (written.length >= START && !starts.has(written.slice(0, START))) continue;
    if (!text.includes(written)) continue;
    // 16975.58 is another number than 16975.
    const alone = new RegExp(`(?<![\\d.,])${written.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`);
    expect(alone.test(text), `${written} in ${where} to ${viewer.kind}`).toBe(false);
  }
}

const START = 6;

/** The first characters of all numbers in a text: hardly one of thousands of sealed numbers begins like one of them. */
function numberStartsIn(text: string): ReadonlySet<string> {
  const starts = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\d.,])[-−\d]/g)) starts.add(text.slice(index, index + START));
  return starts;
}

const secrets = new WeakMap<Leaves, Map<string, readonly string[]>>();

/** What a page of one viewer may not contain, as it would be written. */
function secretsOf(leaves: Leaves, viewer: Viewer, language: MatrixLanguage): readonly string[] {
  const known = secrets.get(leaves) ?? new Map<string, readonly string[]>();
  secrets.set(leaves, known);
  // Viewers of one kind may differ in what is open to them, so what is open is the key.
  const key = `${language} ${leaves.map((leaf) => (leaf.isOpenTo(viewer) ? 1 : 0)).join('')}`;
  const found = known.get(key) ?? findSecrets(leaves, viewer, language);
  known.set(key, found);
  return found;
}

function findSecrets(leaves: Leaves, viewer: Viewer, language: MatrixLanguage): string[] {
  const open = new Set(leaves.filter((leaf) => leaf.isOpenTo(viewer)).flatMap(distinctiveNumbers));
  const closed = new Set(leaves.filter((leaf) => !leaf.isOpenTo(viewer)).flatMap(distinctiveNumbers));
  const { number: format } = formatOf(language);
  // Rounded, a number may be one that the same answer shows this viewer anyway.
  const disclosed = new Set(
    [...new Set(leaves.map(({ openAnyway }) => openAnyway)), open]
      .flatMap((its) => [...its])
      .map((value) => format(value, 2)),
  );
  const isOpen = roundedIn(open);
  return [...closed]
    .filter((number) => !isOpen(number))
    .flatMap((number) => {
      const rounded = format(number, 2);
      // Three digits, such as those of a yield or of an axis, are found by chance.
      const isRevealing = !disclosed.has(rounded) && rounded.replaceAll(/\D|0+$/g, '').length > 3;
      return [String(number), ...(isRevealing ? [rounded] : [])];
    });
}

/** The last value of a closed chart may stand, in more digits, in a table that is open. */
function roundedIn(open: ReadonlySet<number>): (value: number) => boolean {
  const openIn = new Map<number, Set<string>>();
  return (value) => {
    const { length } = String(value).split('.')[1] ?? '';
    const rounded = openIn.get(length) ?? new Set([...open].map((each) => each.toFixed(length)));
    openIn.set(length, rounded);
    return rounded.has(value.toFixed(length));
  };
}
