import type { XScale } from './x-scale.ts';

/**
 * Values that share a pixel are drawn as one. Groups are 2, 4, 8 … values long and begin at multiples of their length,
 * so they stay the same while a chart is moved: nothing flickers, and the pyramid knows their extremes already.
 */
export interface Groups {
  /** How many values a group has: 1 where each is drawn by itself. */
  readonly length: number;
  /** The first value of the first group and the end of the last; none is outside the window but the nearest. */
  readonly begin: number;
  readonly end: number;
}

/** `narrowest`: how many pixels a group takes at least. */
export function groupsOf(count: number, { window, step }: XScale, narrowest: number): Groups {
  const length = step >= narrowest ? 1 : 2 ** Math.ceil(Math.log2(narrowest / step));
  const begin = Math.max(0, Math.floor(window.from / length) * length);
  const end = Math.min(count, Math.ceil(window.to) + 1);
  return { length, begin: Math.min(begin, count), end: Math.max(end, 0) };
}
