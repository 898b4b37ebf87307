import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Placements } from './Placements.tsx';
import { placements } from './placements.contract.ts';

const share = {
  id: 1,
  date: '2024-03-12',
  'date.numeric': 0,
  kind: 'primary',
  instrument_kind: 'stock',
  name: 'Norvik Steel',
  url: '/stocks/norvik-steel/',
  amount: 2_000_000,
  price: 12.5,
  raised: 25_000_000,
  currency_name: 'EUR',
};
const bond = {
  ...share,
  id: 2,
  kind: 'additional',
  instrument_kind: 'bond',
  name: 'Norvik 2031',
  url: '/bonds/norvik-2031/',
  price: 99.4,
};

test('ST-16 a placement of a share is priced in money, one of a bond in percent, and each leads to its page', () => {
  const markup = markupFor('anonymous', <Placements data={placements.parse([share, bond])} />);
  const text = textOf(markup);
  expect(text).toContain('12.03.2024 Norvik Steel Initial 2 000 000 12.50 EUR');
  expect(text).toContain('Norvik 2031 Tap / follow-on 2 000 000 99.40 %');
  expect(text).toContain('25.0');
  expect(markup).toContain('href="/stocks/norvik-steel/"');
  expect(markup).toContain('href="/bonds/norvik-2031/"');
});
