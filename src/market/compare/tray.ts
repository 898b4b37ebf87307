import { COMPARED_KEY, COMPARED_KINDS, type ComparedKind, MOST_COMPARED } from './compare-address.ts';

export interface Ticked {
  readonly key: string;
  readonly name: string;
}

/** What was ticked to be compared, kind by kind; one kind at a time is offered. */
export type Tray = Readonly<Partial<Record<ComparedKind, readonly Ticked[]>>>;

/** Null where ten are ticked already. */
export function tick(tray: Tray, kind: ComparedKind, { key, name }: Ticked): Tray | null {
  const ticked = tray[kind] ?? [];
  if (ticked.some((each) => each.key === key)) return tray;
  if (ticked.length >= MOST_COMPARED) return null;
  return { ...tray, [kind]: [...ticked, { key, name }] };
}

export const untick = (tray: Tray, kind: ComparedKind, key: string): Tray => ({
  ...tray,
  [kind]: (tray[kind] ?? []).filter((each) => each.key !== key),
});

export const isTicked = (tray: Tray, kind: ComparedKind, key: string): boolean =>
  tray[kind]?.some((each) => each.key === key) ?? false;

/** What a box stands for: its value is a kind and a key. */
export function parseBox(value: string): { readonly kind: ComparedKind; readonly key: string } | null {
  const [word, key = ''] = value.split(' ');
  const kind = COMPARED_KINDS.find((each) => each === word);
  return kind && COMPARED_KEY.test(key) ? { kind, key } : null;
}

const LONGEST_NAME = 200;

/** What the browser has stored; whatever makes no sense is left out. */
export function parseTray(stored: string | null): Tray {
  const read = readJson(stored);
  const entries = COMPARED_KINDS.map((kind) => {
    const list = read !== null && typeof read === 'object' ? Object.entries(read) : [];
    const own: unknown = list.find(([key]) => key === kind)?.[1];
    return [kind, (Array.isArray(own) ? own : []).flatMap(toTicked).slice(0, MOST_COMPARED)] as const;
  });
  return Object.fromEntries(entries.filter(([, ticked]) => ticked.length > 0));
}

function toTicked(each: unknown): Ticked[] {
  if (each === null || typeof each !== 'object' || !('key' in each) || !('name' in each)) return [];
  const { key, name } = each;
  if (typeof key !== 'string' || !COMPARED_KEY.test(key) || typeof name !== 'string') return [];
  return [{ key, name: name.slice(0, LONGEST_NAME) }];
}

function readJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
