import { textWidth } from '../../text-width/text-width.ts';
import type { Box, Mark } from '../scene.ts';

/** A name across a third of the plot at most, as faint as its grid. */
export function watermarkOf(text: string, { x, y, width, height }: Box): Mark {
  const size = Math.max(12, Math.min(40, Math.round(width / 3 / (textWidth(text, 1, true) || 1))));
  const middle = { x: x + width / 2, y: y + height / 2, anchor: 'middle' } as const;
  return { kind: 'text', ...middle, text, size, isStrong: true, ink: 'grid' };
}
