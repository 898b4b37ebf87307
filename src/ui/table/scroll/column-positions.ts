/** The heads that this width shows, in their order. */
function shownHeads(region: HTMLElement): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('thead th')].filter(({ offsetWidth }) => offsetWidth > 0);
}

/** The scroll positions at which each column begins right beside the pinned one. */
export function columnStarts(region: HTMLElement): number[] {
  const [pinned, ...others] = shownHeads(region);
  const first = others[0];
  if (!pinned || !first) return [];
  return others.map(({ offsetLeft }) => offsetLeft - first.offsetLeft);
}

/** Where the column with this index ends, or null where there is none. */
export function columnEnd(region: HTMLElement, index: number): number | null {
  const head = shownHeads(region)[index];
  return head ? head.offsetLeft + head.offsetWidth : null;
}
