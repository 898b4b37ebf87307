import type { EntitySection } from './EntitySections.tsx';

/** Of all sections, in their order, those that the page has; one that could not be loaded keeps its place. */
export function shownSections<S extends EntitySection>(
  all: readonly S[],
  blocks: Readonly<Record<S, unknown>>,
  failed: readonly EntitySection[],
): readonly S[] {
  return all.filter((section) => blocks[section] !== null || failed.includes(section));
}
