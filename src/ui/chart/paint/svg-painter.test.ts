import { expect, test } from 'vitest';
import { frame } from '../chart-for-tests.ts';
import { sampleCharts } from '../sample-charts.ts';
import { buildScene } from '../scene/build-scene.ts';
import { tokenInks } from './inks.ts';
import { FONT_FAMILY } from './lettering.ts';
import { paperInks } from './paper-inks.ts';
import { escapeText, svgMarks } from './svg-painter.ts';

test.each(Object.entries(sampleCharts()))(
  'CB-05 the picture of a chart as a file: %s',
  async (name, chart) => {
    const scene = buildScene(chart, { ...frame, hasNames: true });
    const size = `width="${scene.width}" height="${scene.height}"`;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${scene.width} ${scene.height}" ` +
      `role="img" font-family="${escapeText(FONT_FAMILY)}"><title>${name}</title>` +
      `<style>text{font-variant-numeric:tabular-nums}</style>` +
      `<rect ${size} fill="${paperInks('surface-page')}"/>${svgMarks(scene, paperInks)}</svg>`;
    await expect(`${svg.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(`pictures/${name}.svg`);
  },
);

test('CB-05 names in a file are text, whatever they contain', () => {
  const mark = { kind: 'text', x: 0, y: 0, anchor: 'start', size: 11, ink: 'text' } as const;
  const svg = svgMarks({ marks: [{ ...mark, text: '</text><script>"&\'' }] }, paperInks);
  expect(svg).toContain('&lt;/text&gt;&lt;script&gt;&quot;&amp;&#39;</text>');
});

test('in a page the colours are tokens, and no style is inline', () => {
  const chart = sampleCharts().price;
  const svg = chart ? svgMarks(buildScene(chart, frame), tokenInks, 'price') : '';
  expect(svg).toContain('fill="var(--turnover)"');
  expect(svg).toContain('clip-path="url(#price-0)"');
  expect(svg).not.toMatch(/style=|<style|NaN|undefined|Infinity/);
});
