import { expect, test } from 'vitest';
import { nearestNode } from './nearest-node.ts';

const POSITIONS = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 60, y: 50 },
  { x: 0, y: -80 },
  { x: 200, y: 10 },
];

test.each([
  { from: 0, direction: 'right', to: 1, why: 'straight ahead wins over nearer but aside' },
  { from: 1, direction: 'right', to: 4, why: 'and onwards' },
  { from: 0, direction: 'up', to: 3, why: 'up is up on the screen' },
  { from: 0, direction: 'left', to: null, why: 'nothing lies there' },
  { from: 3, direction: 'down', to: 0, why: 'and back' },
  { from: 9, direction: 'down', to: null, why: 'from nowhere there is no way' },
] as const)('NG-04 $why', ({ from, direction, to }) => {
  expect(nearestNode(POSITIONS, from, direction)).toBe(to);
});

test('NG-04 two nodes can always be reached from each other', () => {
  for (const [x, y] of [
    [10, 10],
    [-7, 3],
    [0, 5],
    [4, 0],
    [-5, -5],
  ] as const) {
    const ways = (['left', 'right', 'up', 'down'] as const).map((way) =>
      nearestNode(
        [
          { x: 0, y: 0 },
          { x, y },
        ],
        0,
        way,
      ),
    );
    expect(ways).toContain(1);
  }
});
