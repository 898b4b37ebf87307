import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { PriceForecasts } from './PriceForecasts.tsx';
import { priceForecasts } from './price-forecasts.contract.ts';

const forecast = {
  id: 1,
  provider_id: 1,
  provider_name: 'Amber Research',
  date: '2026-05-04',
  'date.numeric': 0,
  reached_by: '2027-05-04',
  recommendation: 'buy',
  target: 96.5,
  currency_name: 'EUR',
  upside: 14.39,
  is_current: true,
};
const summary = {
  currency_name: 'EUR',
  count: 2,
  mean: 93,
  low: 89.5,
  high: 96.5,
  last: 84.36,
  upside: 10.24,
  recommendations: { buy: 1, hold: 1, sell: 0 },
};

function draw(kind: ViewerKind, change: object = {}): string {
  const data = priceForecasts.parse({ data: [forecast], summary, ...change });
  return markupFor(kind, <PriceForecasts data={data} />);
}

test('ST-05 price forecasts: the mean, its upside, the range and who says what', () => {
  const text = textOf(draw('paid')).replaceAll('\u00a0', ' ');
  expect(text).toContain('2 price targets');
  expect(text).toContain('Average price target 93.00 EUR');
  expect(text).toContain('+10.24%');
  expect(text).toContain('89.50 – 96.50 EUR');
  expect(text).toContain('buy 1, hold 1, sell 0');
  expect(text).toContain('Amber Research 04.05.2026 Buy 96.50 EUR +14.39% 04.05.2027');
});

test('ST-05 the scale is stated in words, with the last price for whoever may see it', () => {
  expect(draw('paid')).toContain('Price targets from 89.50 to 96.50, average 93.00, last price 84.36');
  const closed = { ...summary, last: '***', upside: '***' };
  const markup = draw('anonymous', { summary: closed, data: [{ ...forecast, upside: '***' }] });
  expect(markup).toContain('Price targets from 89.50 to 96.50, average 93.00"');
  expect(markup).not.toContain('84.36');
  expect(markup).not.toContain('<circle');
  expect(markup).toContain('/sign-in/');
});

test('ST-05 a forecast that no longer counts is said to be one, and without any that counts there is no summary', () => {
  const markup = draw('paid', { data: [{ ...forecast, is_current: false }], summary: null });
  expect(textOf(markup)).toContain('Amber Research excluded');
  expect(textOf(markup)).not.toContain('Average price target');
});
