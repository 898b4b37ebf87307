import { expect, test } from 'vitest';
import { openText, readAll } from '../read-fixture-for-tests.ts';
import { b3Cotahist } from './b3-cotahist.ts';

const cents = (price: number) => String(Math.round(price * 100)).padStart(13, '0');

function line(ticker: string, market: string, factor = 1): string {
  const prices = [10.5, 11, 10.1, 10.7, 10.8, 10.79, 0].map(cents).join('');
  return [
    '0120240313',
    market === '010' ? '02' : '96',
    ticker.padEnd(12),
    market,
    'ELM'.padEnd(12),
    'ON      NM'.padEnd(10),
    '   ',
    'R$  ',
    prices,
    '00123',
    '12345'.padStart(18, '0'),
    '13209150'.padStart(18, '0'),
    cents(0),
    '0',
    '99991231',
    String(factor).padStart(7, '0'),
    '0'.repeat(13),
    'BRPETRACNOR9',
    '101',
  ].join('');
}

const fileOf = (...lines: readonly string[]) =>
  openText(
    'COTAHIST_A2024.TXT',
    `${['00COTAHIST.2024BOVESPA 20240315'.padEnd(245), ...lines, '99COTAHIST.2024BOVESPA 2024031500000000003'.padEnd(245)].join('\r\n')}\r\n`,
  );

test('DI-03 historical quotes of B3: prices in cents of the cash market; other markets are left out', async () => {
  expect(line('ELMA3', '010')).toHaveLength(245);
  const fixture = fileOf(line('ELMA3', '010'), line('ELMA3F', '020'));
  expect(b3Cotahist.recognise(fixture.peek).score).toBe(1);
  const { records, findings } = await readAll(b3Cotahist, fixture);
  expect(records).toEqual([
    {
      type: 'price',
      subject: { isin: 'BRPETRACNOR9', mic: 'BVMF', ticker: 'ELMA3', name: 'ELM' },
      day: '2024-03-13',
      open: '10.5',
      high: '11',
      low: '10.1',
      average: '10.7',
      last: '10.8',
      bid: '10.79',
      trades: '123',
      volume: '12345',
      turnover: '132091.5',
      currency: 'BRL',
    },
  ]);
  expect(findings.map(({ rule, value }) => [rule, value])).toEqual([
    ['skipped', '020'],
    ['trailer', undefined],
  ]);
});

test('DI-03 prices of a thousand shares become those of one', async () => {
  const { records } = await readAll(b3Cotahist, fileOf(line('ELMA3', '010', 1_000)));
  expect(records).toMatchObject([{ last: '0.0108', volume: '12345' }]);
});

test('DI-13 a line of another kind is rejected', async () => {
  const { records, findings } = await readAll(b3Cotahist, fileOf('02 something'));
  expect(records).toEqual([]);
  expect(findings[0]).toMatchObject({ severity: 'reject' });
});
