/** Moves a coordinate to the edge of a device pixel, where hairlines and bars are sharp. */
export const snapTo =
  (density = 1) =>
  (coordinate: number): number =>
    Math.round(coordinate * density) / density;

/** The width of about one CSS pixel that fills whole device pixels. */
export const hairline = (density = 1): number => Math.max(1, Math.floor(density)) / density;
