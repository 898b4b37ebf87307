import type { Ink } from '../scene.ts';

/** Colours alone are too alike beyond seven series: dashes from the 8th, dots from the 15th. */
export function dashOf(tone: number): readonly number[] | undefined {
  if (tone < 8) return undefined;
  return tone < 15 ? [6, 3] : [1.5, 3];
}

/** Computed, not measured: dashed in another way than any series. */
export const CURVE_DASH: readonly number[] = [8, 4];

export const toneInk = (tone: number): Ink => `chart-${((((tone - 1) % 21) + 21) % 21) + 1}`;

/** The first series is the chart's subject. Where values are dense, a wider line would be a blot. */
export function lineWidth(isFirst: boolean, isDense: boolean): number {
  if (isDense) return 1;
  return isFirst ? 1.75 : 1.25;
}
