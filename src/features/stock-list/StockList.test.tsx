import { expect, test } from 'vitest';
import { markupFor, textOf } from '#foundation/i18n/words-for-tests.server.tsx';
import { StockList } from './StockList.tsx';
import { stockListRow } from './stock-list.contract.ts';

const row = {
  id: 1,
  string_id: 'norvik-steel',
  name: 'Norvik Steel',
  tiker: 'NRVK',
  branch_name: 'Steel and mining',
  trading_ground: 'Amber Coast Exchange',
  currency_name: 'EUR',
  status: 'active',
  date: '2026-11-13',
  last: 84.36,
  change: 1.83,
};
const draw = (change: object) =>
  markupFor('anonymous', <StockList rows={[stockListRow.parse({ ...row, ...change })]} />);

test('a share links to its page and shows its last trading day', () => {
  const markup = draw({});
  expect(markup).toContain('href="/stocks/norvik-steel/"');
  expect(textOf(markup)).toContain('Steel and mining Amber Coast Exchange 84.36 EUR +1.83 % 13.11.2026');
  expect(markup).not.toContain('Sign in');
});

test('a share that does not trade says so', () => {
  expect(textOf(draw({ status: 'suspended' }))).toContain('Norvik Steel Suspended');
});

test('LV-06 locked prices are asterisks with one prompt under the list', () => {
  const markup = draw({ last: '***' });
  expect(textOf(markup)).toContain('*** Locked: sign in to see it EUR');
  expect(markup.match(/href="\/sign-in\//g)).toHaveLength(1);
});

test('an empty list says so', () => {
  expect(textOf(markupFor('paid', <StockList rows={[]} />))).toBe('There are no shares here yet.');
});
