import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { secTickers } from './sec-tickers.ts';

test('DI-03 a filer of the SEC may have several tickers', async () => {
  const { records } = await readAll(secTickers, openFixture('sec-tickers/fixtures/company_tickers.json'));
  expect(records.filter(({ type }) => type === 'code')).toMatchObject([
    { subject: { ticker: 'YEWS', venueCountry: 'US' }, scheme: 'cik', value: '0000789019' },
    { subject: { ticker: 'YEWSB', venueCountry: 'US' }, scheme: 'cik', value: '0000789019' },
  ]);
});
