/** By which tags the rows of a table are announced that a list follows; `all`: by none that say which. */
export type Announced = 'instrument' | 'issuer' | 'prices' | 'all';

export type FollowedTables = Readonly<Record<string, Announced>>;

/** What was announced: names of tables, and tags as in domain/changes/tag.ts. */
export interface Announcements {
  readonly tables: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

export interface ChangedSubjects {
  readonly instruments: readonly number[];
  readonly issuers: readonly number[];
}

const PREFIXES = { instrument: 'instrument:', issuer: 'issuer:', prices: 'prices:instrument:' } as const;

/** Whose rows of a list may have changed; null: any. */
export function changedSubjects(follows: FollowedTables, announced: Announcements): ChangedSubjects | null {
  const by = new Set([...announced.tables].map((table) => follows[table]));
  if (by.has('all')) return null;
  const instruments = new Set<number>();
  const issuers = new Set<number>();
  for (const tag of announced.tags) {
    if (tag === 'content') return null;
    for (const [kind, prefix] of Object.entries(PREFIXES) as [keyof typeof PREFIXES, string][]) {
      if (!by.has(kind)) continue;
      if (tag === kind) return null;
      const id = tag.startsWith(prefix) ? Number(tag.slice(prefix.length)) : Number.NaN;
      if (Number.isInteger(id)) (kind === 'issuer' ? issuers : instruments).add(id);
    }
  }
  return { instruments: [...instruments], issuers: [...issuers] };
}
