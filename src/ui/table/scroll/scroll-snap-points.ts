export interface Extent {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Fractions of a pixel are not worth an arrow. */
const SLACK = 2;

/** Whether there is more to see on either side. */
export function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: Extent): {
  readonly before: boolean;
  readonly after: boolean;
} {
  return { before: scrollLeft > SLACK, after: scrollLeft + clientWidth < scrollWidth - SLACK };
}

/** The position one column on or back. `starts` are the scroll positions at which a column begins beside the pinned one. */
export function nextSnapPoint(starts: readonly number[], { scrollLeft }: Extent, step: 1 | -1): number {
  const snapPoint =
    step > 0
      ? starts.find((start) => start > scrollLeft + SLACK)
      : starts.findLast((start) => start < scrollLeft - SLACK);
  return Math.max(0, snapPoint ?? (step > 0 ? (starts.at(-1) ?? 0) : 0));
}

/** Where to begin so that a column that ends at `end` is in view: at the start, or with a whole column beside the pinned one. */
export function snapPointToShow(starts: readonly number[], end: number, { clientWidth }: Extent): number {
  return starts.find((start) => end - start <= clientWidth + SLACK) ?? 0;
}
