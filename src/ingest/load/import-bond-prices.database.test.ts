import { beforeEach, expect, test } from 'vitest';
import { importTexts } from './import-files-for-tests.server.ts';
import { fileOf, importFiles } from './import-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { undoBatch } from './undo.server.ts';

const store = openTestStore();

beforeEach(async () => {
  const terms = (isin: string, currency: string) =>
    ({ type: 'bond-terms', subject: { isin, kind: 'bond' }, currency, nominal: '1000' }) as const;
  await importFiles(store.url, [
    fileOf('terms.csv', [terms('DE0001102309', 'EUR'), terms('RU000A0JVBS1', 'RUB')]),
  ]);
});

async function prices(isin: string): Promise<unknown[]> {
  const { rows } = await store.client.query({
    text: `select venue.mic, listing.ticker, day::text, last_price::text
             from daily_trading join listing on listing.id = listing_id join venue on venue.id = venue_id
             join instrument on instrument.id = instrument_id where isin = $1 order by 1, 3`,
    values: [isin],
    rowMode: 'array',
  });
  return rows;
}

const DAYS = 'date,isin,close\n2024-03-04,DE0001102309,99.5\n2024-03-05,DE0001102309,99.75\n';

test('DI-05 prices of a bond that is known by its ISIN only are taken, also without new instruments, and are off exchange', async () => {
  const imported = await importTexts(store.url, { 'prices.csv': DAYS }, { creates: false });
  expect(imported.run.reports).toMatchObject([{ records: 2, accepted: 2, held: 0 }]);
  expect(await prices('DE0001102309')).toEqual([
    ['XOFF', 'DE0001102309', '2024-03-04', '99.5'],
    ['XOFF', 'DE0001102309', '2024-03-05', '99.75'],
  ]);
  const again = await importTexts(store.url, { 'prices.csv': DAYS }, { creates: false });
  expect(again.difference.tables).toMatchObject([{ table: 'daily_trading', added: 0, changed: 0, same: 2 }]);
  await undoBatch(store.client, imported.batchId, { actor: 'test', actorId: null, keepsLater: false });
  expect(await prices('DE0001102309')).toEqual([]);
});

test('DI-05 a file that is named after the ISIN of a bond is about it, on the venue that is chosen', async () => {
  const text = 'date,close\n2024-03-04,101.5\n';
  const chosen = { creates: false, open: { choices: { subject: { mic: 'XFRA' } } } };
  await importTexts(store.url, { 'RU000A0JVBS1.csv': text }, chosen);
  expect(await prices('RU000A0JVBS1')).toEqual([['XFRA', 'RU000A0JVBS1', '2024-03-04', '101.5']]);
});

test('DI-05 an ISIN that nothing has is held', async () => {
  const imported = await importTexts(
    store.url,
    { 'prices.csv': DAYS.replaceAll('DE0001102309', 'US4592001014') },
    { creates: false },
  );
  expect(imported.run.reports).toMatchObject([{ accepted: 0, held: 2 }]);
});

test('DI-05 a table of payments makes its bond where --currency, or a column, says the currency', async () => {
  const table = (isin: string) =>
    `isin;date;type;amount\n${isin};2027-01-15;coupon;10\n${isin};2028-01-15;redemption;1000\n`;
  const asked = await importTexts(store.url, { 'pay.csv': table('DE0001102317') }, { creates: true });
  expect(asked.run.findings.byRule()).toMatchObject([
    {
      rule: 'unknown_currency',
      severity: 'hold',
      examples: [{ finding: { details: { missing: 'currency' } } }],
    },
  ]);
  const open = { choices: { constants: { currency: 'EUR' } } };
  const answered = await importTexts(
    store.url,
    { 'pay.csv': table('DE0001102317') },
    { creates: true, open },
  );
  expect(answered.run.reports).toMatchObject([{ accepted: 3, held: 0 }]);
});
