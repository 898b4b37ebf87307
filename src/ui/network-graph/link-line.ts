import { textWidth } from '../text-width/text-width.ts';
import type { Position } from './graph.ts';
import { overlapArea, type Rectangle } from './node-box.ts';

export interface LinkLine {
  readonly from: Position;
  readonly to: Position;
}

export const LINK_TEXT_SIZE = 11;

/** From rim to rim. */
export function linkLine(from: Position, to: Position, radius: number): LinkLine {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance <= 2 * radius) return { from, to };
  const [x, y] = [((to.x - from.x) / distance) * radius, ((to.y - from.y) / distance) * radius];
  return {
    from: { x: round(from.x + x), y: round(from.y + y) },
    to: { x: round(to.x - x), y: round(to.y - y) },
  };
}

/** From the crowded end to the free one: a little past the middle first. */
const SPOTS = [0.56, 0.6, 0.64, 0.52, 0.68, 0.48, 0.72, 0.44, 0.76, 0.8, 0.4, 0.84, 0.36, 0.88, 0.3];

/** Where on its line a text covers nothing, or least. */
export function textSpot(
  { from, to }: LinkLine,
  isTowardsEnd: boolean,
  text: string,
  taken: readonly Rectangle[],
): Position {
  const spots = SPOTS.map((part) => (isTowardsEnd ? part : 1 - part)).map((part) => ({
    x: round(from.x + (to.x - from.x) * part),
    y: round(from.y + (to.y - from.y) * part),
  }));
  const covered = (spot: Position) =>
    taken.reduce((area, it) => area + overlapArea(it, textRectangle(spot, text)), 0);
  let best = { spot: spots[0] ?? from, area: Number.POSITIVE_INFINITY };
  for (const spot of spots) {
    const area = covered(spot);
    if (area === 0) return spot;
    if (area < best.area) best = { spot, area };
  }
  return best.spot;
}

export function textRectangle({ x, y }: Position, text: string): Rectangle {
  const half = textWidth(text, LINK_TEXT_SIZE) / 2;
  return { left: x - half, right: x + half, top: y - LINK_TEXT_SIZE / 2, bottom: y + LINK_TEXT_SIZE / 2 };
}

const round = (value: number) => Math.round(value * 10) / 10 || 0;
