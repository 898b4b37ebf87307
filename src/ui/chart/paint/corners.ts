import type { DotShape } from '../scene.ts';

type Corners = readonly (readonly [number, number])[];

/** Of a radius of 1; all shapes cover about as much as the circle. */
const CORNERS: Readonly<Record<Exclude<DotShape, 'circle'>, Corners>> = {
  square: [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  diamond: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  triangle: [
    [0, -1.25],
    [1.2, 0.9],
    [-1.2, 0.9],
  ],
};

export const cornersOf = (shape: Exclude<DotShape, 'circle'>): Corners => CORNERS[shape];
