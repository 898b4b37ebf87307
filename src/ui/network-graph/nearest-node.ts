import type { Position } from './graph.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const WAYS: Readonly<Record<Direction, Position>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** What leans away from the direction counts as farther: a neighbour straight ahead wins. */
const ASIDE_COSTS = 2;

/** The index of the node that an arrow key leads to, or null at the edge. */
export function nearestNode(
  positions: readonly Position[],
  from: number,
  direction: Direction,
): number | null {
  const start = positions[from];
  if (!start) return null;
  const way = WAYS[direction];
  let best: { index: number; cost: number } | null = null;
  for (const [index, { x, y }] of positions.entries()) {
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    // Within a quarter of the compass to each side: every node can be reached by some arrow.
    if (index === from || ahead <= 0 || aside > ahead) continue;
    const cost = ahead + ASIDE_COSTS * aside;
    if (!best || cost < best.cost) best = { index, cost };
  }
  return best?.index ?? null;
}
