/** The texts of a block whose size its reader sets, and the pixels they begin with. */
const TEXT_SIZES = { title: 16, subtitle: 15, axis: 15, legend: 13 } as const;
export type TextPart = keyof typeof TEXT_SIZES;
export type TextSizes = Readonly<Record<TextPart, number>>;

export const TEXT_PARTS = Object.keys(TEXT_SIZES) as readonly TextPart[];
const SMALLEST = 9;
const LARGEST = 28;

/** How a block looks, whatever it shows. */
export interface Look {
  readonly sizes: TextSizes;
  readonly hasLogo: boolean;
}

export type LookEvent =
  | { readonly type: 'text-stepped'; readonly part: TextPart; readonly by: 1 | -1 }
  | { readonly type: 'text-reset' }
  | { readonly type: 'logo-toggled' };

export const FIRST_LOOK: Look = { sizes: TEXT_SIZES, hasLogo: true };

/** A step is one pixel; the ends of the scale are the same for all texts (CB-04). */
export function reduceLook(look: Look, event: LookEvent): Look {
  switch (event.type) {
    case 'text-stepped':
      return canStep(look, event.part, event.by)
        ? { ...look, sizes: { ...look.sizes, [event.part]: look.sizes[event.part] + event.by } }
        : look;
    case 'text-reset':
      return { ...look, sizes: TEXT_SIZES };
    case 'logo-toggled':
      return { ...look, hasLogo: !look.hasLogo };
  }
}

export function canStep({ sizes }: Look, part: TextPart, by: 1 | -1): boolean {
  const size = sizes[part] + by;
  return size >= SMALLEST && size <= LARGEST;
}
