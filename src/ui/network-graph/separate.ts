import type { NodeBox } from './node-box.ts';

interface Movable {
  readonly box: NodeBox;
  x: number;
  y: number;
  /** Stays where it is. */
  fx?: number | null | undefined;
}

/** Moves boxes that overlap apart along the shorter way; true while there were any. */
export function separate(bodies: readonly Movable[], margin: number, strength: number): boolean {
  let hasMoved = false;
  for (const [index, a] of bodies.entries()) {
    for (let other = index + 1; other < bodies.length; other++) {
      const b = bodies[other];
      if (!b) continue;
      const dx = b.x - a.x;
      const overlapX = a.box.halfWidth + b.box.halfWidth + margin - Math.abs(dx);
      if (overlapX <= 0) continue;
      // Boxes hang below their centres by the height of the name.
      const middleA = a.y + (a.box.below - a.box.above) / 2;
      const middleB = b.y + (b.box.below - b.box.above) / 2;
      const dy = middleB - middleA;
      const heights = (a.box.above + a.box.below + b.box.above + b.box.below) / 2;
      const overlapY = heights + margin - Math.abs(dy);
      if (overlapY <= 0) continue;
      hasMoved = true;
      if (overlapX < overlapY) push(a, b, 'x', (dx < 0 ? -1 : 1) * overlapX * strength);
      else push(a, b, 'y', (dy < 0 ? -1 : 1) * overlapY * strength);
    }
  }
  return hasMoved;
}

function push(a: Movable, b: Movable, axis: 'x' | 'y', distance: number): void {
  const shareOfA = isFixed(a) ? 0 : isFixed(b) ? 1 : 0.5;
  a[axis] -= distance * shareOfA;
  b[axis] += distance * (1 - shareOfA);
}

const isFixed = ({ fx }: Movable) => typeof fx === 'number';
