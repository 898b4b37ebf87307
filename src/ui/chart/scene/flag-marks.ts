import type { Flag } from '../chart.ts';
import type { FlagPosition, Mark } from '../scene.ts';
import { FLAG_SIZE } from './flag-positions.ts';

/** A square for a dividend, a diamond for a split: letters in them, stems to the curve. */
export function flagMarks(
  flags: readonly Flag[],
  positions: readonly FlagPosition[],
  size: number,
): readonly Mark[] {
  const stems = positions.flatMap(({ x, y, foot }) => {
    const at = Math.floor(x) + 0.5;
    return [at, y + (Math.sign(foot - y) * FLAG_SIZE) / 2, at, foot];
  });
  const heads = positions.flatMap(({ index, x, y }): Mark[] => {
    const flag = flags[index];
    if (!flag) return [];
    const letter: Mark = {
      kind: 'text',
      x,
      y,
      text: flag.letter,
      anchor: 'middle',
      size: size - 1,
      isStrong: true,
      ink: 'text',
    };
    return [headOf(flag, x, y), letter];
  });
  if (stems.length === 0) return [];
  return [{ kind: 'segments', ends: Float64Array.from(stems), stroke: 'crosshair', width: 1 }, ...heads];
}

function headOf({ shape }: Flag, x: number, y: number): Mark {
  if (shape === 'diamond')
    return {
      kind: 'dots',
      points: Float64Array.of(x, y),
      radius: FLAG_SIZE / 2 / 0.95,
      shape: 'diamond',
      fill: 'surface-page',
      edge: 'crosshair',
    };
  const box = {
    x: Math.floor(x - FLAG_SIZE / 2) + 0.5,
    y: Math.floor(y - FLAG_SIZE / 2) + 0.5,
    width: FLAG_SIZE,
    height: FLAG_SIZE,
  };
  return { kind: 'tag', box, radius: 2, fill: 'surface-page', edge: 'crosshair' };
}
