import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { PriceDynamics } from './PriceDynamics.tsx';
import { type PriceDynamicsData, priceDynamics } from './price-dynamics.contract.ts';

const month = { min: 76.63, max: 85.92, change: 10.09 };
const year = { min: 63.83, max: 85.92, change: -19.07 };
type Period = Record<keyof typeof month, number | null | '***'>;

function draw(
  kind: ViewerKind,
  last: number | null | '***',
  periods: { month: Period; year: Period },
): string {
  const data = priceDynamics.parse({
    date: '2026-11-13',
    'date.numeric': 1_794_528_000,
    'last_price.numeric': last,
    'absolute_max_price_1m.numeric': periods.month.max,
    'absolute_min_price_1m.numeric': periods.month.min,
    'delta_last_price_1m.numeric': periods.month.change,
    'absolute_max_price_1y.numeric': periods.year.max,
    'absolute_min_price_1y.numeric': periods.year.min,
    'delta_last_price_1y.numeric': periods.year.change,
  }) as PriceDynamicsData;
  return markupFor(
    kind,
    <PriceDynamics dynamics={data} explain={(what) => `/stocks/norvik-steel/explain/${what}/`} />,
  );
}

const locked: Period = { min: '***', max: '***', change: '***' };

test('ST-09 a paid viewer sees the change, the range and the last price on both scales', () => {
  const markup = draw('paid', 84.36, { month, year });
  for (const shown of ['+10.09', '76.63', '85.92', '63.83', '−19.07', '84.36'])
    expect(markup).toContain(shown);
  expect(markup).toMatch(/Low 76.63, last price 84.36, high 85.92, \d\d\.\d\d\.\d{4}/);
  expect(markup).toContain('cx="83.2%"');
  expect(markup).not.toContain('***');
});

test('ST-09 an anonymous viewer sees asterisks, no number, and the way to sign in', () => {
  const markup = draw('anonymous', '***', { month: locked, year: locked });
  expect(markup.match(/\*\*\*/g)).toHaveLength(8);
  expect(textOf(markup)).not.toMatch(/\d+\.\d{2}(?!\d|\.)/);
  expect(markup).not.toContain('<circle');
  expect(markup).toContain('href="/sign-in/?next=%2F"');
});

test('ST-09 a viewer who signed in without paid access sees the last price and no pin', () => {
  const markup = draw('signed-in', 84.36, { month: locked, year: locked });
  expect(markup.match(/84\.36/g)).toHaveLength(2);
  expect(markup.match(/\*\*\*/g)).toHaveLength(6);
  expect(markup).not.toContain('<circle');
  expect(markup).not.toContain('/sign-in/');
});

test('ST-09 a missing minimum or maximum is said with pd:no_data_min_max, the change stays', () => {
  const markup = draw('paid', 84.36, { month: { ...month, min: null }, year: { ...year, max: null } });
  expect(markup.match(/No high or low for this period\./g)).toHaveLength(2);
  expect(markup).toContain('+10.09');
  expect(markup).not.toContain('<circle');
});

test('ST-09 a null is shown as null, not as asterisks, to whoever has no access', () => {
  const markup = draw('signed-in', 84.36, { month: { min: null, max: '***', change: null }, year: locked });
  expect(markup).toContain('No high or low for this period.');
  expect(markup).toContain('–');
});

test('ST-05 without trading on the venue the section is absent', () => {
  expect(
    markupFor(
      'paid',
      <PriceDynamics dynamics={null} explain={(what) => `/stocks/norvik-steel/explain/${what}/`} />,
    ),
  ).toBe('');
});

test('ST-14 a rise and a fall are drawn in their own colours', () => {
  const markup = draw('paid', 84.36, { month, year });
  expect(markup).toMatch(/<rect class="[^"]*\bup\b/);
  expect(markup).toMatch(/<rect class="[^"]*\bdown\b/);
});
