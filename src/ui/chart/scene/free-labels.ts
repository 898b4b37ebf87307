import type { Box } from '../scene.ts';
import { isTouching } from './touching.ts';

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Beside a dot: at its right, its left, above it, below it. Labels are placed by their left edge and their middle. */
const SIDES: readonly ((dot: Label, away: number, height: number) => readonly [number, number])[] = [
  (dot, away) => [dot.x + away, dot.y],
  (dot, away) => [dot.x - away - dot.width, dot.y],
  (dot, away, height) => [dot.x - dot.width / 2, dot.y - away - height / 2],
  (dot, away, height) => [dot.x - dot.width / 2, dot.y + away + height / 2],
];

export interface PlacedLabel {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Puts labels beside their dots where they cover neither a dot nor another label. Where there is no such place, a label
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
  for (const { x, y } of dots)
    taken.add({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
  const placed: PlacedLabel[] = [];
  for (const [index, dot] of dots.entries()) {
    if (dot.width === 0 || !isWithin(area, { x: dot.x, y: dot.y, width: 0, height: 0 })) continue;
    const boxes = SIDES.map((side) => {
      const [x, y] = side(dot, radius + 3, height);
      return { x, y: y - height / 2, width: dot.width, height };
    });
    const box =
      boxes.find((each) => isWithin(area, each) && taken.isFree(each)) ?? (isAll ? boxes[0] : undefined);
    if (!box) continue;
    taken.add(box);
    placed.push({ index, x: box.x, y: box.y + height / 2 });
  }
  return placed;
}

const isWithin = (area: Box, { x, y, width, height }: Box): boolean =>
  x >= area.x && x + width <= area.x + area.width && y >= area.y && y + height <= area.y + area.height;

/** Boxes by the rows of pixels that they touch, so that a thousand labels need not meet each other. */
class Cells {
  readonly #rows = new Map<number, Box[]>();
  readonly #height: number;

  constructor(height: number) {
    this.#height = height;
  }

  add(box: Box): void {
    for (const row of this.#rowsOf(box)) this.#rows.set(row, [...(this.#rows.get(row) ?? []), box]);
  }

  isFree(box: Box): boolean {
    return this.#rowsOf(box).every((row) => !this.#rows.get(row)?.some((other) => isTouching(box, other)));
  }

  #rowsOf({ y, height }: Box): readonly number[] {
    const first = Math.floor(y / this.#height);
    return Array.from(
      { length: Math.floor((y + height) / this.#height) - first + 1 },
      (_, index) => first + index,
    );
  }
}
