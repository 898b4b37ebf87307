import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { moexTickers } from './moex-tickers.ts';

test('DI-05 a renamed ticker ends on the day of the new one, and may be used again by another share', async () => {
  const fixture = openFixture('moex-tickers/fixtures/tickers.json');
  expect(moexTickers.recognise(fixture.peek).score).toBe(1);
  const { records } = await readAll(moexTickers, fixture);
  const codes = records.flatMap((record) => (record.type === 'code' ? [record] : []));
  expect(
    codes.map(({ subject, value, validFrom, validTo }) => [subject.ticker, value, validFrom, validTo]),
  ).toEqual([
    ['SPRC', 'SPRC', undefined, undefined],
    ['SPRC', 'TAIG', undefined, '2023-08-17'],
    ['SPRC', 'BORE', undefined, '2023-08-17'],
    ['SPRC', 'COPS', undefined, '2014-06-09'],
    ['TAIG', 'TAIG', '2023-08-17', undefined],
  ]);
  expect(codes[0]).toMatchObject({ scheme: 'mic_ticker', place: 'MISX' });
});

test('DI-05 an entry whose trading ended with its renaming is no share of its own', async () => {
  const { records, findings } = await readAll(moexTickers, openFixture('moex-tickers/fixtures/tickers.json'));
  expect(records.filter(({ type }) => type === 'instrument')).toHaveLength(2);
  expect(findings).toMatchObject([
    { rule: 'skipped', severity: 'note', value: 'BORE', details: { later: 'SPRC' } },
  ]);
});

test('DI-03 tickers.json gives names in two languages, the primary board and the end of trading', async () => {
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
