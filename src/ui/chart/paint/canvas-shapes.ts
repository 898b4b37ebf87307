import type { DotShape } from '../scene.ts';
import { cornersOf } from './corners.ts';

const ROUND = 2 * Math.PI;

export function traceShape(
  context: CanvasRenderingContext2D,
  shape: DotShape,
  x: number,
  y: number,
  radius: number,
): void {
  if (shape === 'circle') {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, ROUND);
    return;
  }
  for (const [index, [dx, dy]] of cornersOf(shape).entries()) {
    if (index === 0) context.moveTo(x + dx * radius, y + dy * radius);
    else context.lineTo(x + dx * radius, y + dy * radius);
  }
  context.closePath();
}
