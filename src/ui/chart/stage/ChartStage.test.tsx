import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { ChartStage } from '../ChartStage.tsx';
import { dayAt, priceChart } from './chart-for-tests.ts';

const HEIGHT = { wide: 650, narrow: 420 };
const flags = [{ time: dayAt(0), letter: 'D', shape: 'square', text: 'Dividend' } as const];
const draw = (props: Partial<Parameters<typeof ChartStage>[0]> = {}) =>
  markupFor(
    'paid',
    <ChartStage chart={priceChart([79.97, 79.41])} label="Price" height={HEIGHT} {...props} />,
  );

test('CH-02 the server draws the chart twice, 650 high and for a phone 420', () => {
  const markup = draw();
  expect(markup.match(/preserveAspectRatio="none"/g)?.length).toBeGreaterThanOrEqual(2);
  expect(markup).toMatch(/<svg[^>]* width="1" height="650"/);
  expect(markup).toMatch(/<svg[^>]* width="1" height="420"/);
  expect(markup).not.toContain('style=');
});

test('CB-01 it says its last values, its name and its keys', () => {
  const markup = draw({ hasNavigator: true });
  expect(textOf(markup)).toContain('06.01.2026 Last 79.41 −0.56 (−0.70%) Turnover 794 100');
  expect(markup).toMatch(/role="application"[^>]*aria-roledescription="chart" aria-label="Price"/);
  expect(textOf(markup)).toContain('Arrow keys move the cursor');
});

test('CH-11 CB-07 a chart that hides its values has a date, no figure, and no table', () => {
  const markup = draw({ chart: priceChart([0, 1], { hidesValues: true }) });
  expect(textOf(markup)).toContain('06.01.2026');
  expect(textOf(markup)).not.toContain('Last');
  expect(textOf(markup)).not.toContain('Show as table');
});

test('CH-10 room for the text of flags is kept where there are some', () => {
  expect(draw({ chart: priceChart([1, 2], {}, flags) })).toContain('data-widest="Dividend"');
  expect(draw()).not.toContain('data-widest="Dividend"');
});

test('CB-09 CB-04 the watermark and the sizes of letters are drawn', () => {
  const markup = draw({ watermark: 'Brand', sizes: { axis: 17 } });
  expect(markup).toContain('>Brand</text>');
  expect(markup).toContain('font-size="17"');
});
