/** The texts of a block whose size its reader sets, and the pixels they begin with (document B, section 9). */
export const TEXT_SIZES = { title: 16, subtitle: 15, axis: 15, legend: 13 } as const;
export type TextPart = keyof typeof TEXT_SIZES;
export type TextSizes = Readonly<Record<TextPart, number>>;

export const TEXT_PARTS = Object.keys(TEXT_SIZES) as readonly TextPart[];
const SMALLEST = 9;
const LARGEST = 28;

/** A step is one pixel; the ends of the scale are the same for all. */
export function stepSize(sizes: TextSizes, part: TextPart, by: 1 | -1): TextSizes {
  const size = sizes[part] + by;
  return canStep(sizes, part, by) ? { ...sizes, [part]: size } : sizes;
}

export function canStep(sizes: TextSizes, part: TextPart, by: 1 | -1): boolean {
  const size = sizes[part] + by;
  return size >= SMALLEST && size <= LARGEST;
}
