import { SPARK_HEIGHT, SPARK_WIDTH } from '#ui/spark-line/spark-path.ts';

type Point = readonly [day: string, was: number | null, becomes: number | null];

/** Two curves on one scale, the stored one and the new one; a day without a price interrupts a curve. */
export function seriesPaths(points: readonly Point[]): readonly [was: string, becomes: string] {
  const values = points.flatMap(([, was, becomes]) => [was, becomes]).filter((value) => value !== null);
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = SPARK_WIDTH / Math.max(1, points.length - 1);
  const pathOf = (read: (point: Point) => number | null) => {
    let isPenUp = true;
    return points
      .flatMap((point, place) => {
        const value = read(point);
        if (value === null) {
          isPenUp = true;
          return [];
        }
        const command = isPenUp ? 'M' : 'L';
        isPenUp = false;
        return [`${command}${round(place * step)} ${round((1 - (value - low) / span) * SPARK_HEIGHT)}`];
      })
      .join('');
  };
  return [pathOf(([, was]) => was), pathOf(([, , becomes]) => becomes)];
}

const round = (value: number) => Math.round(value * 100) / 100;
