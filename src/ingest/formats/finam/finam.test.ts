import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { finam } from './finam.ts';

const open = (name: string) => openFixture(`finam/fixtures/${name}`);

test('DI-03 Finam writes days as YYYYMMDD or DD/MM/YY; years from 70 are of the last century', async () => {
  const { records, findings } = await readAll(finam, open('finam.csv'), { constants: { mic: 'MISX' } });
  expect(records.map((record) => 'day' in record && record.day)).toEqual(['2024-03-01', '1998-03-01']);
  expect(records[0]).toMatchObject({
    subject: { ticker: 'GROVE', mic: 'MISX' },
    last: '11.0',
    volume: '1200',
  });
  expect(findings).toMatchObject([{ rule: 'skipped', severity: 'hold', line: 4, value: '60' }]);
});

test('DI-03 Stooq adds a country to its tickers', async () => {
  const { records } = await readAll(finam, open('stooq.txt'));
  expect(records).toMatchObject([{ subject: { ticker: 'HAZEL', mic: 'XNYS' }, day: '2024-03-01' }]);
});

test('DI-03 a file of Finam with a header and no record is no error', async () => {
  const fixture = open('empty.csv');
  expect(finam.recognise(fixture.peek).score).toBeGreaterThan(0.8);
  expect(await readAll(finam, fixture)).toMatchObject({ records: [], findings: [] });
});
