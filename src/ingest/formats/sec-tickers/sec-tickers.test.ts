import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { secTickers } from './sec-tickers.ts';

test('DI-03 a filer of the SEC may have several tickers', async () => {
  const { records } = await readAll(secTickers, openFixture('sec-tickers/fixtures/company_tickers.json'));
  expect(records.filter(({ type }) => type === 'code')).toMatchObject([
    { subject: { ticker: 'YEWS', venueCountry: 'US' }, scheme: 'cik', value: '0000789019' },
    { subject: { ticker: 'YEWSB', venueCountry: 'US' }, scheme: 'cik', value: '0000789019' },
  ]);
});

test('DI-03 the list of the SEC with exchanges has columns and rows', async () => {
  const { records } = await readAll(
    secTickers,
    openFixture('sec-tickers/fixtures/company_tickers_exchange.json'),
  );
  expect(records).toMatchObject([
    { subject: { cik: '0000001001', ticker: 'FIR', mic: 'XNAS', name: 'Fir Inc.' } },
    { subject: { cik: '0000001002', ticker: 'PINE', venueCountry: 'US' } },
  ]);
  expect(records[1]).not.toHaveProperty('subject.mic');
});

test('DI-03 ticker.txt of the SEC has a ticker and a number in a row', async () => {
  const fixture = openText('ticker.txt', 'A\tB\nfir\t1001\npine-b\t1002\n');
  expect(secTickers.recognise(fixture.peek).score).toBe(1);
  const { records } = await readAll(secTickers, fixture);
  expect(records).toEqual([
    {
      type: 'code',
      subject: { cik: '0000001001', ticker: 'FIR', venueCountry: 'US' },
      scheme: 'cik',
      place: '',
      value: '0000001001',
    },
    expect.objectContaining({ value: '0000001002' }),
  ]);
});
