import type { Mark } from '../scene.ts';
import { cornersOf } from './corners.ts';

/** A hundredth of a pixel is not seen. */
export const round = (coordinate: number): number => Math.round(coordinate * 100) / 100;

/** NaN lifts the pen. */
export function pathData(points: Float64Array): string {
  let data = '';
  let isDown = false;
  for (let index = 0; index < points.length; index += 2) {
    const x = points[index] as number;
    if (Number.isNaN(x)) {
      isDown = false;
      continue;
    }
    data += `${isDown ? 'L' : 'M'}${round(x)} ${round(points[index + 1] as number)}`;
    isDown = true;
  }
  return data;
}

/** Every run of points stands on the base by itself. */
export function areaData(points: Float64Array, base: number): string {
  let data = '';
  let last = Number.NaN;
  for (let index = 0; index <= points.length; index += 2) {
    const x = points[index] ?? Number.NaN;
    const hasBegun = !Number.isNaN(last);
    if (Number.isNaN(x)) {
      if (hasBegun) data += `L${round(last)} ${round(base)}z`;
    } else {
      data += hasBegun ? 'L' : `M${round(x)} ${round(base)}L`;
      data += `${round(x)} ${round(points[index + 1] as number)}`;
    }
    last = x;
  }
  return data;
}

export function shapeData({ points, shape, radius }: Extract<Mark, { kind: 'dots' }>): string {
  let data = '';
  for (let index = 0; index < points.length; index += 2) {
    if (Number.isNaN(points[index])) continue;
    data +=
      shape === 'circle'
        ? circleData(points[index] as number, points[index + 1] as number, radius)
        : cornersData(shape, points[index] as number, points[index + 1] as number, radius);
  }
  return data;
}

function circleData(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

function cornersData(shape: Parameters<typeof cornersOf>[0], x: number, y: number, radius: number): string {
  const corners = cornersOf(shape).map(([dx, dy]) => `${round(x + dx * radius)} ${round(y + dy * radius)}`);
  return `M${corners.join('L')}z`;
}
