import { expect, test } from 'vitest';
import { SPARK_HEIGHT, SPARK_WIDTH } from '#ui/spark-line/spark-path.ts';
import { seriesPaths } from './series-paths.ts';

test('DI-02 old and new prices share one scale, and a missing price interrupts the curve', () => {
  const [was, becomes] = seriesPaths([
    ['2026-01-01', 1, 1],
    ['2026-01-02', null, 2],
    ['2026-01-03', 3, 3],
  ]);
  expect(was).toBe(`M0 ${SPARK_HEIGHT}M${SPARK_WIDTH} 0`);
  expect(becomes).toBe(`M0 ${SPARK_HEIGHT}L${SPARK_WIDTH / 2} ${SPARK_HEIGHT / 2}L${SPARK_WIDTH} 0`);
});

test('DI-02 prices that never move are a line', () => {
  expect(seriesPaths([['2026-01-01', 5, 5]])[1]).toBe(`M0 ${SPARK_HEIGHT}`);
});
