import { expect, test } from 'vitest';
import { dayChart, frame, line, walk } from '../chart-for-tests.ts';
import type { Mark } from '../scene.ts';
import { buildScene } from './build-scene.ts';

const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test('CH-02 a line chart has values at its right, months below and its year in bold', () => {
  const { marks, plots, window } = buildScene(dayChart(250, [line(walk(250))]), frame);
  expect(texts(marks)).toEqual(expect.arrayContaining(['80.00', 'Feb', 'Oct']));
  expect(marks.find((mark) => mark.kind === 'text' && mark.isStrong)).toMatchObject({ text: '2026' });
  expect(window).toEqual({ from: 0, to: 249 });
  expect(plots[0]?.box.width).toBeGreaterThan(500);
});
