import type { Box } from '../scene.ts';
import { isTouching } from './touching.ts';

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The lowest is placed first; by default in their order. */
  readonly rank?: number;
}

type Anchor = 'start' | 'middle' | 'end';

export interface PlacedLabel {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  /** The side of the text that is at its dot: there it stays in a drawing that is stretched, and in other letters. */
  readonly anchor: Anchor;
}

/** Beside a dot: at its right, its left, above it, below it. */
const SIDES: readonly ((dot: Label, away: number, height: number) => readonly [number, number, Anchor])[] = [
  (dot, away) => [dot.x + away, dot.y, 'start'],
  (dot, away) => [dot.x - away, dot.y, 'end'],
  (dot, away, height) => [dot.x, dot.y - away - height / 2, 'middle'],
  (dot, away, height) => [dot.x, dot.y + away + height / 2, 'middle'],
];
/** Of the width of a text, what is before its anchor. */
const BEFORE: Readonly<Record<Anchor, number>> = { start: 0, middle: 0.5, end: 1 };

/**
 * Puts labels, the most important first, beside their dots where they cover neither a dot nor another label. Where there is no such position, a label
 * is left out, or stands at the right of its dot if all are wanted.
 */
export function placeLabels(
  dots: readonly Label[],
  height: number,
  radius: number,
  area: Box,
  isAll: boolean,
): readonly PlacedLabel[] {
  const taken = new Cells(height);
  const isSeen = ({ x, y }: Label) => isWithin(area, { x, y, width: 0, height: 0 });
  for (const dot of dots)
    if (isSeen(dot))
      taken.add({ x: dot.x - radius, y: dot.y - radius, width: 2 * radius, height: 2 * radius });
  const placed: PlacedLabel[] = [];
  const order = Array.from(dots.entries()).sort(([, one], [, other]) => (one.rank ?? 0) - (other.rank ?? 0));
  for (const [index, dot] of order) {
    if (dot.width === 0 || !isSeen(dot)) continue;
    const sides = SIDES.map((side) => {
      const [x, y, anchor] = side(dot, radius + 3, height);
      const box = { x: x - BEFORE[anchor] * dot.width, y: y - height / 2, width: dot.width, height };
      return { box, label: { index, x, y, anchor } };
    });
    const side =
      sides.find(({ box }) => isWithin(area, box) && taken.isFree(box)) ?? (isAll ? sides[0] : undefined);
    if (!side) continue;
    taken.add(side.box);
    placed.push(side.label);
  }
  return placed;
}

const isWithin = (area: Box, { x, y, width, height }: Box): boolean =>
  x >= area.x && x + width <= area.x + area.width && y >= area.y && y + height <= area.y + area.height;

/** Boxes by the cells of pixels that they touch, so that thousands of labels need not meet each other. */
class Cells {
  readonly #cells = new Map<number, Box[]>();
  readonly #height: number;
  readonly #width: number;

  constructor(height: number) {
    this.#height = height;
    this.#width = CELL_WIDTH * height;
  }

  add(box: Box): void {
    this.#visit(box, (key, its) => {
      if (its) its.push(box);
      else this.#cells.set(key, [box]);
      return false;
    });
  }

  isFree(box: Box): boolean {
    return !this.#visit(box, (_, its) => its?.some((other) => isTouching(box, other)) ?? false);
  }

  /** Until one says that it has seen enough. */
  #visit({ x, y, width, height }: Box, see: (key: number, its: Box[] | undefined) => boolean): boolean {
    const lastRow = Math.floor((y + height) / this.#height);
    const lastColumn = Math.floor((x + width) / this.#width);
    for (let row = Math.floor(y / this.#height); row <= lastRow; row++)
      for (let column = Math.floor(x / this.#width); column <= lastColumn; column++) {
        const key = row * ROW + column;
        if (see(key, this.#cells.get(key))) return true;
      }
    return false;
  }
}

/** In heights of a label. */
const CELL_WIDTH = 4;
/** More cells than a row of any screen has. */
const ROW = 65_536;
