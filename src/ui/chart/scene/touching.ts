import type { Box } from '../scene.ts';

export const isTouching = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const contains = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x && atX <= x + width && atY >= y && atY <= y + height;
