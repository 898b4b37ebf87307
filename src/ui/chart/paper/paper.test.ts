import { expect, test } from 'vitest';
import { textWidth } from '../../text-width/text-width.ts';
import { dayChart, frame, line, words } from '../chart-for-tests.ts';
import { sampleCharts } from '../sample-charts.ts';
import { randomWalk } from '../sample-series.ts';
import { buildScene } from '../scene/build-scene.ts';
import type { Mark } from '../scene.ts';
import { type Heading, layHeading } from './heading.ts';
import { legendOf } from './legend-of.ts';
import { shownPeriod } from './shown-period.ts';
import { writePaper } from './write-paper.ts';

const SIZES = { margin: 20, title: 18, text: 13 };
const HEADING: Heading = { title: 'Norvik Steel', subtitle: 'Amber Coast', legend: [], brand: 'Basispoint' };

const textsOf = (marks: readonly Mark[]) => marks.filter((mark) => mark.kind === 'text');
const paperOf = (chart = dayChart(30, [line(randomWalk(30))]), heading = HEADING) =>
  writePaper({
    width: 680,
    height: 400,
    colour: '#ffffff',
    label: heading.title,
    heading: layHeading(heading, 680, SIZES),
    chart: { x: 20, y: 60, scene: buildScene(chart, frame) },
  });

test('CB-05 a file has its title, its chart and no page: fixed colours, named fonts, no style sheet', () => {
  const svg = paperOf();
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="680" height="400"/);
  expect(svg).toContain('font-family="Inter, ');
  expect(svg).toMatch(/>Norvik Steel<\/text>.*>Basispoint<\/text>.*>Amber Coast<\/text>/);
  expect(svg).toContain('stroke="#1d4fc4"');
  expect(svg).not.toMatch(/var\(|<style|style=|class=|NaN|undefined/);
});

test('CB-05 names are text, whatever they contain', () => {
  const svg = paperOf(undefined, { ...HEADING, title: '</title><script>\u0001&' });
  expect(svg).not.toContain('<script');
  expect(svg).not.toContain('\u0001');
});

test('CH-11 CB-07 an axis that hides its values hides them in files too: the file has the same bytes for values a hundred times as high', () => {
  const [hiddenValues, shownValues] = [true, false].map((hidesValues) =>
    [1, 100].map((times) =>
      paperOf(dayChart(30, [line(randomWalk(30).map((value) => value * times))], { hidesValues })),
    ),
  );
  expect(textsIn(hiddenValues?.[0] ?? '').filter((text) => /\d\.\d/.test(text))).toEqual([]);
  expect(textsIn(hiddenValues?.[1] ?? '')).toEqual(textsIn(hiddenValues?.[0] ?? ''));
  expect(textsIn(shownValues?.[1] ?? '')).not.toEqual(textsIn(shownValues?.[0] ?? ''));
});

const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

test('CB-05 a long title ends before the brand, and nothing leaves the paper', () => {
  const { marks } = layHeading(
    { ...HEADING, title: 'Объединённая '.repeat(12), subtitle: 'x'.repeat(300) },
    680,
    SIZES,
  );
  const [title, brand, subtitle] = textsOf(marks);
  const right = (mark: typeof title) =>
    mark ? mark.x + textWidth(mark.text, mark.size, mark.isStrong) : NaN;
  expect(title?.text).toMatch(/…$/);
  expect(right(title)).toBeLessThan(660 - textWidth('Basispoint', 13, true));
  expect(brand).toMatchObject({ x: 660, anchor: 'end' });
  expect(right(subtitle)).toBeLessThanOrEqual(660);
});

test('CM-06 CB-05 compared series are named in rows above the chart, each with its line', () => {
  const legend = Array.from({ length: 12 }, (_, at) => ({
    name: `Company number ${at + 1}`,
    tone: at + 1,
    mark: 'line' as const,
  }));
  const { marks, height } = layHeading({ ...HEADING, legend }, 680, SIZES);
  const names = textsOf(marks).slice(3);
  expect(names.map(({ text }) => text)).toEqual(legend.map(({ name }) => name));
  expect(new Set(names.map(({ y }) => y)).size).toBeGreaterThan(2);
  for (const { x, text } of names) expect(x + textWidth(text, 13)).toBeLessThanOrEqual(660);
  expect(Math.max(...names.map(({ y }) => y))).toBeLessThan(height);
  const lines = marks.filter((mark) => mark.kind === 'segments');
  expect(lines.map(({ dash }) => dash !== undefined)).toEqual(legend.map(({ tone }) => tone >= 8));
});

test('CB-02 CB-06 the legend of a file has what is drawn: dots as dots, a trend with its formula', () => {
  expect(legendOf(dayChart(5, [line(randomWalk(5))]))).toEqual([]);
  const { map } = sampleCharts();
  const own = map?.panes[0]?.series.filter(({ kind }) => kind === 'dots') ?? [];
  const empty = new Float64Array();
  const trend = {
    kind: 'curve',
    id: 'trend',
    name: 'Linear',
    axis: 'value',
    tone: 2,
    xs: empty,
    ys: empty,
  } as const;
  const chart = dayChart(5, [...own, { ...trend, note: 'y = 2x' }]);
  expect(legendOf(chart).map(({ mark }) => mark)).toEqual([...own.map(() => 'dot'), 'curve']);
  expect(legendOf(chart).at(-1)?.name).toBe('Linear: y = 2x');
});

test.each([
  { why: 'a part of it', window: { from: 1.4, to: 3.2 }, at: [2, 3] },
  { why: 'more than there is', window: { from: -3, to: 99 }, at: [0, 4] },
])('CH-03 the period of a file is what is visible: $why', ({ window, at }) => {
  const chart = dayChart(5, [line(randomWalk(5))]);
  const times = chart.x.kind === 'time' ? chart.x.times : [];
  const [from, to] = at.map((position) => words.moment(times[position] ?? Number.NaN, 'day'));
  expect(shownPeriod(chart, window, words, 180)).toBe(`${from} – ${to}`);
});

test('CH-13 minutes are shown by the clock of the site, a single one once; numbers have no period', () => {
  const times = Float64Array.of(Date.UTC(2026, 5, 30, 7, 0), Date.UTC(2026, 5, 30, 7, 1));
  const minutes = { x: { kind: 'time', times, precision: 'minute' }, panes: [] } as const;
  expect(shownPeriod(minutes, { from: 0, to: 1 }, words, 180)).toBe('30.06.2026 10:00 – 30.06.2026 10:01');
  expect(shownPeriod(minutes, { from: 0, to: 0 }, words, 180)).toBe('30.06.2026 10:00');
  const numbers = { x: { kind: 'number', title: '', decimals: 0 }, panes: [] } as const;
  expect(shownPeriod(numbers, { from: 0, to: 1 }, words, 0)).toBeNull();
});
