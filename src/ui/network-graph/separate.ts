import { halfWidthOf, type NodeBox, reachOf } from './node-box.ts';

export interface Movable {
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** How far the middle of its box lies off its circle, towards the name. */
  readonly lean: number;
  x: number;
  y: number;
  /** Its name stands above the circle. */
  isAbove: boolean;
  /** Stays where it is. */
  fx?: number | null | undefined;
}

/** A step aside is cheaper than one up or down: a screen is wider than high, and names make boxes wide. */
const SIDEWAYS_COSTS = 0.55;

/** The room of a node as the forces see it. */
export function roomOf(box: NodeBox): Pick<Movable, 'halfWidth' | 'halfHeight' | 'lean'> {
  const reach = reachOf(box);
  return {
    halfWidth: halfWidthOf(box),
    halfHeight: (box.radius + reach) / 2,
    lean: (reach - box.radius) / 2,
  };
}

/** Moves boxes that overlap apart along the cheaper way; true while there were any. */
export function separate(bodies: readonly Movable[], margin: number, strength: number): boolean {
  let hasMoved = false;
  for (const [index, a] of bodies.entries()) {
    for (let other = index + 1; other < bodies.length; other++) {
      const b = bodies[other];
      if (!b) continue;
      const dx = b.x - a.x;
      const overlapX = a.halfWidth + b.halfWidth + margin - Math.abs(dx);
      if (overlapX <= 0) continue;
      const dy = middleOf(b) - middleOf(a);
      const overlapY = a.halfHeight + b.halfHeight + margin - Math.abs(dy);
      if (overlapY <= 0) continue;
      hasMoved = true;
      if (overlapX * SIDEWAYS_COSTS < overlapY) part(a, b, 'x', (dx < 0 ? -1 : 1) * overlapX * strength);
      else part(a, b, 'y', (dy < 0 ? -1 : 1) * overlapY * strength);
    }
  }
  return hasMoved;
}

/** Moves boxes off the lines that pass through them and do not end in them. */
export function clearLines(
  bodies: readonly Movable[],
  lines: readonly { readonly source: Movable; readonly target: Movable }[],
  margin: number,
  strength: number,
): void {
  for (const { source, target } of lines) {
    const [dx, dy] = [target.x - source.x, target.y - source.y];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [-dy / length, dx / length];
    for (const body of bodies) {
      if (body === source || body === target || isFixed(body)) continue;
      const [x, y] = [body.x - source.x, middleOf(body) - source.y];
      const along = (x * dx + y * dy) / length;
      if (along < 0 || along > length) continue;
      const off = x * nx + y * ny;
      const reach = body.halfWidth * Math.abs(nx) + body.halfHeight * Math.abs(ny) + margin;
      if (Math.abs(off) >= reach) continue;
      const push = (off < 0 ? -1 : 1) * (reach - Math.abs(off)) * strength;
      body.x += nx * push;
      body.y += ny * push;
    }
  }
}

const middleOf = ({ y, lean, isAbove }: Movable) => (isAbove ? y - lean : y + lean);

function part(a: Movable, b: Movable, axis: 'x' | 'y', distance: number): void {
  const shareOfA = isFixed(a) ? 0 : isFixed(b) ? 1 : 0.5;
  a[axis] -= distance * shareOfA;
  b[axis] += distance * (1 - shareOfA);
}

const isFixed = ({ fx }: Movable) => typeof fx === 'number';
