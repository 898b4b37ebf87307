import { toX, type XScale } from './x-scale.ts';

/** Slots of this many pixels and more leave a space between two bars. */
const SPACED = 3;
/** Part of a slot that a bar fills. */
const FILLED = 0.7;
/** One value alone is a bar, not a wall. */
const WIDEST = 96;

export interface Slot {
  left: number;
  width: number;
}

const slot: Slot = { left: 0, width: 0 };

/** Where the bar of a group of values stands, on whole pixels; the same object each time. */
export function slotOf(
  x: XScale,
  index: number,
  length: number,
  snap: (coordinate: number) => number,
  hair: number,
): Slot {
  const room = x.step * length;
  const middle = toX(x, index + (length - 1) / 2);
  if (room < SPACED) {
    slot.left = snap(middle - room / 2);
    slot.width = Math.max(hair, snap(middle + room / 2) - slot.left);
    return slot;
  }
  const half = Math.max(0, Math.round(Math.min(room * FILLED, WIDEST) / hair / 2 - 0.5));
  slot.left = snap(middle - hair / 2) - half * hair;
  slot.width = (2 * half + 1) * hair;
  return slot;
}
