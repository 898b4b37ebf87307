import type { Position } from './graph.ts';
import type { Rectangle } from './node-box.ts';

/** The part of the drawing that is shown. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 8;
const CLOSEST = 16;
const LOGO_ROOM = 20;

export function boundsOf(rectangles: readonly Rectangle[]): ViewBox {
  const left = Math.min(...rectangles.map((it) => it.left));
  const top = Math.min(...rectangles.map((it) => it.top));
  const right = Math.max(...rectangles.map((it) => it.right));
  const bottom = Math.max(...rectangles.map((it) => it.bottom));
  return {
    x: Math.floor(left - MARGIN),
    y: Math.floor(top - MARGIN),
    width: Math.ceil(right - left + 2 * MARGIN),
    height: Math.ceil(bottom - top + 2 * MARGIN),
  };
}

/** A line more below the drawing, for the name of the site. */
export const withLogoRoom = (bounds: ViewBox): ViewBox => ({ ...bounds, height: bounds.height + LOGO_ROOM });

/** All of the bounds in the middle of a stage, smaller where they must be and never larger than drawn. */
export function fitInto(stage: Size, bounds: ViewBox): ViewBox {
  if (stage.width === 0 || stage.height === 0) return bounds;
  const scale = Math.max(1, bounds.width / stage.width, bounds.height / stage.height);
  const [width, height] = [stage.width * scale, stage.height * scale];
  return {
    x: bounds.x - (width - bounds.width) / 2,
    y: bounds.y - (height - bounds.height) / 2,
    width,
    height,
  };
}

/** Closer for a factor above 1; the point stays where it is on the screen. `home` is as far away as it goes. */
export function zoomAt(box: ViewBox, factor: number, point: Position, home: ViewBox): ViewBox {
  const width = Math.min(home.width, Math.max(home.width / CLOSEST, box.width / factor));
  const change = width / box.width;
  return {
    x: point.x - (point.x - box.x) * change,
    y: point.y - (point.y - box.y) * change,
    width,
    height: box.height * change,
  };
}

export const centreOf = ({ x, y, width, height }: ViewBox): Position => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const movedBy = (box: ViewBox, dx: number, dy: number): ViewBox => ({
  ...box,
  x: box.x + dx,
  y: box.y + dy,
});

/** The point of the drawing inside the box that is nearest to this one. */
export function clampInto({ x, y, width, height }: ViewBox, point: Position, margin: number): Position {
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    x: clamp(point.x, x + margin, x + width - margin),
    y: clamp(point.y, y + margin, y + height - margin),
  };
}

export const toAttribute = ({ x, y, width, height }: ViewBox): string =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
