import { expect, test } from 'vitest';
import { indexCurrency } from './index-currency.ts';

test.each([
  [{ ticker: 'GDAXI', providerCode: '^GDAXI' }, 'EUR'],
  [{ ticker: 'FTSEMIB.MI' }, 'EUR'],
  [{ providerCode: '^spx' }, 'USD'],
  [{ ticker: 'IMOEX' }, 'RUB'],
  [{ ticker: 'RTSI' }, 'USD'],
  [{ ticker: 'OAK' }, undefined],
  [{}, undefined],
])('DI-07 the index %o is in %s', (subject, currency) => {
  expect(indexCurrency(subject)).toBe(currency);
});
