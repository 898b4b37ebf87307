import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { describeNodes } from './describe-nodes.ts';
import { holdNode } from './drag-physics.ts';
import { drawLinks, measure } from './drawing.ts';
import { treeOf } from './graph-for-tests.ts';
import { loadingStep } from './graph-loading.ts';
import { layoutGraph } from './layout.ts';
import { linkLine } from './link-line.ts';
import { nameLabel } from './name-label.ts';
import { isNamedAbove } from './name-side.ts';

test('NG-02 a link is drawn from rim to rim', () => {
  expect(linkLine({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toEqual({
    from: { x: 20, y: 0 },
    to: { x: 80, y: 0 },
  });
  const touching = { from: { x: 0, y: 0 }, to: { x: 30, y: 0 } };
  expect(linkLine(touching.from, touching.to, 20)).toEqual(touching);
});

test('NG-02 a small graph shows every name, a large one its main node and what has room', () => {
  const named = (count: number) => {
    const graph = treeOf(count, 6);
    return measure({ graph, view: 'normal', positions: layoutGraph(graph, 'normal') }).named;
  };
  expect(named(30).size).toBe(30);
  const few = named(300);
  expect(few.has('0')).toBe(true);
  expect(few.size).toBeGreaterThan(1);
  expect(few.size).toBeLessThan(150);
});

test('NG-01 the shares of a small graph stand on their lines and not on each other', () => {
  const graph = treeOf(8);
  const drawing = { graph, view: 'normal', positions: layoutGraph(graph, 'normal') } as const;
  const spots = drawLinks(drawing, measure(drawing)).map(({ spot }) => `${spot.x} ${spot.y}`);
  expect(new Set(spots).size).toBe(7);
});

test.each([
  { neighbours: [0], y: -50, is: true, why: 'the link leads down: the name goes up' },
  { neighbours: [0], y: 50, is: false, why: 'the link leads up: the name stays under the circle' },
  { neighbours: [0, 1], y: -50, is: false, why: 'links on both sides' },
  { neighbours: [], y: -50, is: false, why: 'no link at all' },
])('NG-02 $why', ({ neighbours, y, is }) => {
  const positions = [
    { x: 0, y: 0 },
    { x: 0, y: -100 },
  ];
  expect(isNamedAbove(neighbours, { x: 0, y }, positions, 20)).toBe(is);
});

test('NG-02 a long name is broken between words, and inside Chinese ones', () => {
  expect(nameLabel('Harrowmere Power plc', 'normal').lines).toEqual(['Harrowmere', 'Power plc']);
  expect(nameLabel('泓岳石油天然气集团股份有限公司', 'normal').lines.length).toBeGreaterThan(1);
  expect(nameLabel('泓岳石油天然气集团股份有限公司', 'normal').lines.join('')).toBe(
    '泓岳石油天然气集团股份有限公司',
  );
});

test('NG-04 a node is called by its name, what it is and its share', () => {
  expect(describeNodes(treeOf(2), formatOf('eng')).get('1')).toBe(
    'Company 1 of a group, subsidiary, 51.25 %',
  );
  expect(describeNodes(treeOf(2), formatOf('eng')).get('0')).toBe('Company 0 of a group');
});

test('NG-03 a held node goes where the hand is; neighbours follow, others and those put by hand stay', () => {
  const graph = treeOf(20, 4);
  const positions = layoutGraph(graph, 'normal');
  const physics = holdNode(graph, 'normal', positions, '1', new Set(['5']));
  const target = { x: (positions[1]?.x ?? 0) + 200, y: positions[1]?.y ?? 0 };
  physics.moveTo(target);
  let now = physics.moveTo(target);
  for (let next = physics.rest(); next; next = physics.rest()) now = next;
  expect(now[1]).toEqual(target);
  const moved = now.flatMap((position, index) =>
    position.x !== positions[index]?.x || position.y !== positions[index]?.y ? [index] : [],
  );
  // 1 hangs on 0 and holds 5 to 8.
  expect(moved.every((index) => [0, 1, 6, 7, 8].includes(index))).toBe(true);
  expect(moved).toContain(6);
});

test.each([
  { state: { status: 'loading' }, event: { is: 'failed' }, status: 'failed' },
  { state: { status: 'failed' }, event: { is: 'retried' }, status: 'loading' },
  { state: { status: 'failed' }, event: { is: 'loaded', graph: treeOf(2) }, status: 'failed' },
  { state: { status: 'loading' }, event: { is: 'loaded', graph: treeOf(2) }, status: 'there' },
  { state: { status: 'there', graph: treeOf(2) }, event: { is: 'failed' }, status: 'there' },
] as const)('NG-01 $state.status and then $event.is: $status', ({ state, event, status }) => {
  expect(loadingStep(state, event).status).toBe(status);
});
