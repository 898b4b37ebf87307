/** Left, top, width and height in percent of the whole. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Tiles whose areas are to each other as the weights, as square as possible (squarified treemap, Bruls et al. 2000), in the order of the
 * weights. Larger ones first give the best shapes. `aspect` is the width of the whole divided by its height. Weights are above 0.
 */
export function layOutTreemap(weights: readonly number[], aspect: number): readonly Tile[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const areas = weights.map((weight) => (weight / total) * aspect);
  const boxes: Box[] = [];
  let rest: Box = { x: 0, y: 0, width: aspect, height: 1 };
  while (boxes.length < areas.length) {
    const row = takeRow(areas.slice(boxes.length), Math.min(rest.width, rest.height));
    const [placed, left] = placeRow(row, rest);
    boxes.push(...placed);
    rest = left;
  }
  return boxes.map(({ x, y, width, height }) => ({
    x: (x / aspect) * 100,
    y: y * 100,
    width: (width / aspect) * 100,
    height: height * 100,
  }));
}

/** As attributes of an element of an SVG without a view box. */
export const toAttributes = ({ x, y, width, height }: Tile) => ({
  x: `${x.toFixed(3)}%`,
  y: `${y.toFixed(3)}%`,
  width: `${width.toFixed(3)}%`,
  height: `${height.toFixed(3)}%`,
});

/** As many of the next areas as make the worst tile of a row along the shorter side no worse. */
function takeRow(areas: readonly number[], side: number): readonly number[] {
  let count = 1;
  while (count < areas.length && worst(areas.slice(0, count + 1), side) <= worst(areas.slice(0, count), side))
    count++;
  return areas.slice(0, count);
}

/** The largest ratio of the sides of a tile in a row. */
function worst(row: readonly number[], side: number): number {
  const depth = sumOf(row) / side;
  return Math.max(...row.map((area) => Math.max(depth ** 2 / area, area / depth ** 2)));
}

function placeRow(row: readonly number[], { x, y, width, height }: Box): [Box[], Box] {
  const area = sumOf(row);
  if (width >= height) {
    const depth = area / height;
    let top = y;
    const placed = row.map((each) => {
      const box = { x, y: top, width: depth, height: each / depth };
      top += box.height;
      return box;
    });
    return [placed, { x: x + depth, y, width: Math.max(width - depth, 0), height }];
  }
  const depth = area / width;
  let left = x;
  const placed = row.map((each) => {
    const box = { x: left, y, width: each / depth, height: depth };
    left += box.width;
    return box;
  });
  return [placed, { x, y: y + depth, width, height: Math.max(height - depth, 0) }];
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
