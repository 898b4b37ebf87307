import { expect, test } from 'vitest';
import { drawingBounds, measure, nameSides } from './drawing.ts';
import { treeOf } from './graph-for-tests.ts';
import { graphSizes } from './graph-rules.ts';
import { layoutGraph, tiesOf } from './layout.ts';
import { overlaps, rectangleOf } from './node-box.ts';

test('NG-01 the same graph always comes to the same rest, in whole tenths', () => {
  const graph = treeOf(30, 6);
  const positions = layoutGraph(graph, 'normal');
  expect(layoutGraph(graph, 'normal')).toEqual(positions);
  for (const { x, y } of positions) {
    expect(Math.round(x * 10) / 10).toBe(x);
    expect(Math.round(y * 10) / 10).toBe(y);
  }
});

test.each([
  { count: 1, fanOut: 0 },
  { count: 2, fanOut: 0 },
  { count: 8, fanOut: 0 },
  { count: 12, fanOut: 3 },
  { count: 30, fanOut: 0 },
  { count: 60, fanOut: 5 },
])('NG-02 $count nodes and their names do not cover each other', ({ count, fanOut }) => {
  for (const view of ['normal', 'full'] as const) {
    const graph = treeOf(count, fanOut);
    const drawing = { graph, view, positions: layoutGraph(graph, view) };
    const measures = measure(drawing);
    const sides = nameSides(drawing, measures);
    const boxes = measures.boxes.map((box, index) =>
      rectangleOf(box, drawing.positions[index] ?? { x: 0, y: 0 }, sides[index] === true),
    );
    const pairs = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => overlaps(box, other)));
    expect(pairs.filter(Boolean)).toEqual([]);
  }
});

test('NG-01 the main node is the centre, and the picture is wider than high', () => {
  const graph = treeOf(30);
  const drawing = { graph, view: 'normal', positions: layoutGraph(graph, 'normal') } as const;
  expect(drawing.positions[0]).toEqual({ x: 0, y: 0 });
  const { width, height } = drawingBounds(drawing, measure(drawing));
  expect(width).toBeGreaterThan(height);
});

test('NG-02 a link rests at the length of the documents between the rims, or longer for what stands on it', () => {
  for (const view of ['normal', 'full'] as const) {
    const { radius, linkLength } = graphSizes(1_000, view);
    for (const { distance } of tiesOf(treeOf(1_000), view)) expect(distance).toBe(linkLength + 2 * radius);
    for (const { distance } of tiesOf(treeOf(8), view))
      expect(distance).toBeGreaterThanOrEqual(
        graphSizes(8, view).linkLength + 2 * graphSizes(8, view).radius,
      );
  }
});

test('NG-03 of a thousand circles hardly any touch', () => {
  const positions = layoutGraph(treeOf(1_000, 6), 'normal');
  const touching = positions.flatMap((a, index) =>
    positions.slice(index + 1).filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 2 * 15),
  );
  expect(touching.length).toBeLessThan(50);
});

test('a node that nothing links to has a position all the same', () => {
  const graph = { ...treeOf(4), links: [] };
  const positions = layoutGraph(graph, 'normal');
  expect(new Set(positions.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});
