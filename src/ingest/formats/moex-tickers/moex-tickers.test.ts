import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { moexTickers } from './moex-tickers.ts';

test('DI-05: a renamed ticker ends on the day of the new one, and may be used again by another share', async () => {
  const fixture = openFixture('moex-tickers/fixtures/tickers.json');
  expect(moexTickers.recognise(fixture.peek).score).toBe(1);
  const { records } = await readAll(moexTickers, fixture);
  const codes = records.filter(({ type }) => type === 'code');
  expect(codes).toMatchObject([
    {
      subject: { ticker: 'SPRC' },
      scheme: 'mic_ticker',
      place: 'MISX',
      value: 'SPRC',
      validFrom: '2023-08-17',
    },
    { subject: { ticker: 'SPRC' }, value: 'TAIG', validTo: '2023-08-17' },
    { subject: { ticker: 'TAIG' }, value: 'TAIG', validFrom: '2023-08-17' },
  ]);
});

test('DI-03: tickers.json gives names in two languages, the primary board and the end of trading', async () => {
  const { records } = await readAll(moexTickers, openFixture('moex-tickers/fixtures/tickers.json'));
  const [spruce, taiga] = records.filter(({ type }) => type === 'instrument');
  expect(spruce).toMatchObject({
    subject: { mic: 'MISX', board: 'TQBR' },
    name: 'Ель ао',
    names: { rus: 'ПАО "Ель"', eng: 'Spruce ao' },
    status: 'active',
    currency: 'RUB',
  });
  expect(spruce).not.toHaveProperty('listedOn');
  expect(taiga).toMatchObject({ status: 'delisted', delistedOn: '2024-09-27', listedOn: '2024-01-10' });
});
