import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Indicators } from './Indicators.tsx';
import { type IndicatorsData, indicators } from './indicators.contract.ts';

const all = {
  date: '2026-06-30',
  'date.numeric': 0,
  currency_name: 'EUR',
  capitalization: 1_081_480_606,
  turnover: 60_724_912,
  turnover_month_average: 694_727,
  spread: 0.14,
  volatility: 22.7,
  beta: { value: 1.15, index_name: 'Amber 40', index_url: '/indexes/amber-40/' },
  range_position_1y: 71.25,
  dividend_yield_12m: 4.65,
};
const draw = (kind: ViewerKind, change: object = {}) =>
  markupFor(kind, <Indicators data={indicators.parse({ ...all, ...change }) as IndicatorsData} />);
const written = (markup: string) => textOf(markup).replaceAll('\u00a0', ' ');

test('ST-12 every indicator has its name, unit and explanation', () => {
  const markup = draw('paid');
  const text = written(markup);
  for (const shown of ['1.08bn EUR', '60.7m EUR', '695k EUR', '0.14%', '22.70%'])
    expect(text).toContain(shown);
  for (const shown of ['1.15', '71.25%', '4.65%']) expect(text).toContain(shown);
  expect(markup.match(/aria-label="Explanation: /g)).toHaveLength(8);
  expect(markup.match(/<dt/g)).toHaveLength(8);
});

test('ST-12 what is not known is left out, and nothing known is nothing shown', () => {
  expect(written(draw('paid', { beta: null, volatility: null }))).not.toMatch(/Beta|Volatility/);
  const none = Object.fromEntries(
    Object.entries(all).map(([key, value]) => [key, /date|currency/.test(key) ? value : null]),
  );
  expect(draw('paid', none)).toBe('');
});

test('ST-12 LV-05 what came locked is asterisks', () => {
  const markup = draw('signed-in', { range_position_1y: '***' });
  expect(markup.match(/\*\*\*/g)).toHaveLength(1);
  expect(written(markup)).toContain('1.08bn EUR');
});
