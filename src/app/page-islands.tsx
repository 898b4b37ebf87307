import type { PageView } from '#platform/contract/page-view.ts';
import { type AnyIsland, type Island, readyIsland } from '#platform/islands/island.tsx';
import { usePageData } from '#platform/islands/page-data.tsx';

/** What the browser loads for a page: its islands, or its view, which then is one island as a whole. */
export interface PageWithIslands {
  readonly islands?: readonly AnyIsland[];
  readonly view?: PageView<unknown>;
}

const islands = new WeakMap<object, Island<object>>();

/** A page that is interactive throughout. */
export function pageIsland({ View }: Pick<PageView<unknown>, 'View'>): Island<object> {
  const known = islands.get(View);
  if (known) return known;
  const made = readyIsland('Page', () => <View data={usePageData()} />);
  islands.set(View, made);
  return made;
}
