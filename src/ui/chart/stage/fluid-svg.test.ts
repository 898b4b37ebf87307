import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { buildScene } from '../scene/build-scene.ts';
import type { Mark } from '../scene.ts';
import { chartWords } from '../words/chart-words.ts';
import { dayAt, priceChart } from './chart-for-tests.ts';
import { fluidSvg } from './fluid-svg.ts';

const words = chartWords('eng', formatOf('eng'));

/** Plots from 20 to 120 in a picture that is 160 wide. */
const draw = (...marks: Mark[]) => fluidSvg({ width: 160, height: 100, marks }, { x: 20, width: 100 });
const text = (x: number, extra: Partial<Extract<Mark, { kind: 'text' }>> = {}): Mark => ({
  kind: 'text',
  x,
  y: 50,
  text: 'a',
  anchor: 'start',
  size: 11,
  ink: 'text',
  ...extra,
});

test.each([
  { why: 'left of the plots in the left column', mark: text(5), part: 'left', at: 'x="5" y="50"' },
  { why: 'right of them in the right one', mark: text(128), part: 'right', at: 'x="8" y="50"' },
  { why: 'between them at a share of the width', mark: text(70), part: 'pinned', at: 'x="50%" y="50"' },
] as const)('CB-01 before any script a label stands $why', ({ mark, part, at }) => {
  const drawn = draw(mark);
  expect(drawn[part]).toContain(at);
  expect(Object.values(drawn).join('').match(/<text/g)).toHaveLength(1);
});

test('CB-01 the plots are stretched, but neither their lines nor the axes beside them', () => {
  const points = Float64Array.of(20, 10, 120, 90);
  const hairs = Float64Array.of(70, 0, 1, 100, 20, 40, 100, 1);
  const drawn = draw(
    { kind: 'path', points, stroke: 'chart-1', width: 1.75 },
    { kind: 'bars', boxes: hairs, fill: 'grid' },
  );
  expect(drawn.left).toContain('width="20"');
  expect(drawn.right).toContain('width="40"');
  expect(drawn.stretched).toContain('viewBox="200 0 1000 1000" preserveAspectRatio="none"');
  expect(drawn.stretched).toMatch(/M200 100L1200 900[^>]*non-scaling-stroke/);
  expect(drawn.stretched).toMatch(/M705 0v1000[^>]*non-scaling-stroke/);
  expect(drawn.stretched).toContain('M200 400h1000v10h-1000z');
});

test('CB-01 the text of a tag that reaches into the plots stays on it', () => {
  const box = { x: 110, y: 40, width: 50, height: 20 };
  const drawn = draw({ kind: 'tag', box, radius: 2, fill: 'accent' }, text(116));
  expect(drawn.right).toMatch(/x="15" y="50"[^>]*><rect.*<text x="15" y="50" dx="-19"/);
  expect(drawn.pinned).not.toContain('<text');
});

test('a name with markup in it is text', () => {
  expect(draw(text(70, { text: '<img src=x onerror="x">&' })).pinned).toContain(
    '&lt;img src=x onerror=&quot;x&quot;&gt;&amp;',
  );
});

test('LV-05 no number of a drawing has five digits, so that none can be mistaken for a figure', () => {
  const values = Array.from({ length: 700 }, (_, day) => 371.14 + 40 * Math.sin(day / 9) + (day % 13));
  const scene = buildScene(priceChart(values, { hidesValues: true }), {
    width: 960,
    height: 650,
    window: null,
    words,
  });
  const all = Object.values(fluidSvg(scene, scene.plots[0]?.box ?? { x: 0, width: 0 })).join(' ');
  const numbers = all.match(/\d+(\.\d+)?/g) ?? [];
  expect(numbers.length).toBeGreaterThan(1000);
  expect(numbers.filter((number) => number.replace('.', '').length > 4)).toEqual([]);
});

test('CH-02 CH-10 a chart with columns and flags is drawn without a style, a script or an id', () => {
  const flags = [{ time: dayAt(2), letter: 'S', shape: 'diamond', text: 'Split' } as const];
  const chart = priceChart([5, 6, 7, 6, 5], {}, flags);
  const scene = buildScene(chart, { width: 600, height: 300, window: null, words });
  const box = scene.plots[0]?.box ?? { x: 0, width: 0 };
  const all = Object.values(fluidSvg(scene, box)).join('');
  expect(all).toContain('>S</text>');
  expect(all).toContain('fill="var(--turnover)"');
  expect(all).not.toMatch(/style=|<script|\sid=|NaN|undefined/);
});
