import type { EntitySection } from './EntitySections.tsx';

/** The sections that a page has, in its order; one that could not be loaded keeps its place. */
export function shownSections<S extends EntitySection>(
  blocks: Readonly<Record<S, unknown>>,
  failed: readonly EntitySection[],
): readonly S[] {
  const all = Object.keys(blocks) as S[];
  return all.filter((section) => blocks[section] !== null || failed.includes(section));
}
