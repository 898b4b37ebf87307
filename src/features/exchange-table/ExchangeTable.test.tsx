import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { ExchangeTable } from './ExchangeTable.tsx';
import { exchangeTable } from './exchange-table.contract.ts';
import { toVenueFields } from './exchange-table.wire.ts';

const row = {
  ...toVenueFields({ id: 1, name: 'Amber Coast Exchange', ticker: 'NRVK' }),
  date: '2026-11-13',
  'date.numeric': 1_794_528_000,
  last: 84.36,
  change: 1.83,
  buy_sell: { buy: 84.34, sell: 84.38 },
  open: 83.1,
  min: 82.75,
  max: 84.9,
  avg: 83.97,
  legal_close_price: 84.35,
  currency_name: 'EUR',
  class: 'increase',
};
const fallen = {
  ...row,
  ...toVenueFields({ id: 2, name: 'Velmora', ticker: 'NRVK' }),
  change: -0.42,
  class: 'drop',
};

function draw(kind: ViewerKind, rows: readonly object[]): string {
  return markupFor(
    kind,
    <ExchangeTable
      venues={exchangeTable.parse({ data: rows })}
      currentVenueId={2}
      venueHrefs={{ 1: '/stocks/norvik/1/', 2: '/stocks/norvik/2/' }}
    />,
  );
}

test('ST-07 a venue has its date, prices, quotes, ticker and currency', () => {
  const text = textOf(draw('paid', [row]));
  expect(text).toContain(
    'Amber Coast Exchange 13.11.2026 84.36 EUR +1.83% 84.34 / 84.38 83.10 82.75 84.90 83.97 84.35 NRVK',
  );
});

test('ST-07 every column has its name', () => {
  const head = /<thead>.*<\/thead>/.exec(draw('paid', [row]))?.[0] ?? '';
  expect(textOf(head)).toBe('Exchange Date Last Change Bid/ask Open Low High VWAP Official close Ticker');
});

test('ST-07 the date column is one that phones leave out', () => {
  expect(draw('paid', [row])).toMatch(/<td class="[^"]*\bwide\b[^"]*">13\.11\.2026</);
});

test('ST-07 the class of a row gives its direction', () => {
  const markup = draw('paid', [row, fallen]);
  expect(markup).toMatch(/class="[^"]*\bup\b[^"]*">\+1\.83%/);
  expect(markup).toMatch(/class="[^"]*\bdown\b[^"]*">−0\.42%/);
});

test('ST-02 the current venue is marked and every venue links to its address', () => {
  const markup = draw('paid', [row, fallen]);
  expect(markup.match(/<tr aria-current="true">/g)).toHaveLength(1);
  expect(markup).toMatch(/<tr aria-current="true">.*?href="\/stocks\/norvik\/2\/"/);
  expect(markup).toContain('href="/stocks/norvik/1/"');
});

test('LV-06 locked prices are asterisks with one prompt under the table', () => {
  const closed = { last: '***', buy_sell: '***', open: '***', min: '***', max: '***', avg: '***' };
  const markup = draw('anonymous', [{ ...row, ...closed, legal_close_price: '***' }]);
  expect(markup.match(/\*\*\*/g)).toHaveLength(7);
  expect(markup.match(/href="\/sign-in\//g)).toHaveLength(1);
});

test('ST-07 where only one side is quoted, the other is a dash', () => {
  expect(textOf(draw('paid', [{ ...row, buy_sell: { buy: null, sell: 84.38 } }]))).toContain(' – / 84.38 ');
  expect(textOf(draw('paid', [{ ...row, buy_sell: { buy: 84.34, sell: null } }]))).toContain(' 84.34 / – ');
});

test('ST-07 a venue without trading shows dashes', () => {
  const empty = { date: null, 'date.numeric': null, last: null, change: null, buy_sell: null, class: null };
  const prices = { open: null, min: null, max: null, avg: null, legal_close_price: null };
  expect(textOf(draw('anonymous', [{ ...row, ...empty, ...prices }]))).toContain(
    'Amber Coast Exchange – – – – – – – – – NRVK',
  );
});
