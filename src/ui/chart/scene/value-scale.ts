import type { ValueAxis } from '../chart.ts';
import type { Box, PlotAxis } from '../scene.ts';
import type { MinMax } from './min-max.ts';

/** From values to pixels: `slope · value + shift`, of the value's logarithm on a logarithmic axis. */
export interface ValueScale extends PlotAxis {
  readonly slope: number;
  readonly shift: number;
}

/** Part of the height that stays free above and below the curve. */
const ROOM = 0.08;

export function valueScale(axis: ValueAxis, shown: MinMax, box: Box): ValueScale {
  const { from, to } = shownRange(axis, shown);
  return scaleOf({ id: axis.id, from, to, scale: axis.scale }, box);
}

/** Also how the pixels of a drawn plot are read back. */
export function scaleOf(axis: PlotAxis, { y, height }: Box): ValueScale {
  const low = axis.scale === 'log' ? Math.log(axis.from) : axis.from;
  const high = axis.scale === 'log' ? Math.log(axis.to) : axis.to;
  const slope = -height / (high - low);
  return { ...axis, slope, shift: y + height - slope * low };
}

export const toY = ({ scale, slope, shift }: ValueScale, value: number): number =>
  slope * (scale === 'log' ? Math.log(value) : value) + shift;

export function toValue({ scale, slope, shift }: ValueScale, y: number): number {
  const value = (y - shift) / slope;
  return scale === 'log' ? Math.exp(value) : value;
}

/** The values at the bottom and at the top. */
export function shownRange(axis: ValueAxis, { min, max }: MinMax): { from: number; to: number } {
  if (axis.scale === 'log') return logRange(min, max);
  if (min > max) return { from: 0, to: 1 };
  if (axis.hasZero) return { from: Math.min(0, min) * (1 + ROOM), to: Math.max(0, max) * (1 + ROOM) || 1 };
  const room = (max - min) * ROOM || Math.abs(max) * ROOM || 1;
  return { from: min - room, to: max + room };
}

function logRange(min: number, max: number): { from: number; to: number } {
  if (min > max) return { from: 1, to: 10 };
  const room = (max / min) ** ROOM;
  return room > 1 ? { from: min / room, to: max * room } : { from: min / 1.1, to: max * 1.1 };
}
