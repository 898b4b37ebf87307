import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Holders } from './Holders.tsx';
import { holders } from './holders.contract.ts';

const holder = {
  name: 'Heren Capital',
  url: '/company/heren/',
  share: 51.25,
  amount: 1000,
  value: 84_360_000,
};
const fund = { ...holder, name: 'Quiet Fund', url: null, share: 8.5, amount: 166, value: 14_000_000 };

function draw(kind: ViewerKind, change: object = {}): string {
  const list = { data: [holder, fund], rest: 40.25, currency_name: 'EUR', date: '2026-03-31' };
  return markupFor(kind, <Holders data={holders.parse({ ...list, ...change })} />);
}

test('ST-11 a holder has a share, a number of shares and their value; one that is an issuer leads to its page', () => {
  const markup = draw('paid');
  expect(textOf(markup)).toContain('Heren Capital 51.25 1 000 84.4 Quiet Fund 8.50 166 14.0');
  expect(markup).toContain('href="/company/heren/"');
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(textOf(markup)).toContain('31.03.2026');
});

test('ST-11 what nobody on the list holds is a row of its own, and absent where nothing is left', () => {
  expect(textOf(draw('paid'))).toContain('Others, including free float 40.25');
  expect(textOf(draw('paid', { rest: 0 }))).not.toContain('Others');
});

test('ST-11 LV-06 without an account the value is asterisks and the share is not', () => {
  const markup = draw('anonymous', { data: [{ ...holder, value: '***' }] });
  expect(textOf(markup)).toContain('51.25');
  expect(markup).toContain('***');
  expect(markup).toContain('/sign-in/');
});

test('ST-11 where the number of shares is not known, neither a number nor value are shown', () => {
  const text = textOf(
    draw('paid', { data: [{ ...holder, amount: null, value: null }], currency_name: null }),
  );
  expect(text).toContain('Heren Capital 51.25');
  expect(text).not.toContain('Value');
});
