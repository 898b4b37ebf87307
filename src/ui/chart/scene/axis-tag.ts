import { textWidth } from '../../text-width/text-width.ts';
import type { ValueAxis } from '../chart.ts';
import type { Box, Ink, Mark } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { Gutters } from './frame.ts';
import { LABEL_ROOM } from './label-room.ts';
import { writeValue } from './value-ticks.ts';

/** Where tags of a plot's axes go. */
export interface Margins {
  readonly box: Box;
  readonly names: number;
  readonly gutters: Gutters;
}

export const tagHeight = (size: number): number => Math.round(size * 1.6);

/** A value on its axis, in a filled box. */
export function axisTag(
  { box, names, gutters }: Margins,
  axis: ValueAxis,
  y: number,
  value: number,
  fill: Ink,
  size: number,
  words: ChartWords,
): Mark[] {
  const text = writeValue(axis, value, words);
  const isRight = axis.side === 'right';
  const width = Math.max(
    isRight ? gutters.right - 2 : gutters.left - 2,
    textWidth(text, size, true) + 2 * LABEL_ROOM - 4,
  );
  const edge = box.x + box.width + names;
  const height = tagHeight(size);
  const x = isRight ? Math.min(edge + 2, edge + gutters.right - width) : box.x - 2 - width;
  return [
    { kind: 'tag', box: { x, y: Math.round(y - height / 2), width, height }, radius: 2, fill },
    {
      kind: 'text',
      x: isRight ? x + LABEL_ROOM - 2 : x + width - LABEL_ROOM + 2,
      y: Math.round(y - height / 2) + height / 2,
      text,
      anchor: isRight ? 'start' : 'end',
      size,
      isStrong: true,
      ink: 'text-inverse',
    },
  ];
}
