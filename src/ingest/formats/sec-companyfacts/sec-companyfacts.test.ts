import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { secCompanyfacts } from './sec-companyfacts.ts';

const open = () => openFixture('sec-companyfacts/fixtures/facts.json');

test('DI-03 every filing of a fact is a record; its period comes from its own days, not from the filing’s year', async () => {
  expect(secCompanyfacts.recognise(open().peek).score).toBe(1);
  const { records } = await readAll(secCompanyfacts, open());
  const subject = { cik: '0001234567', name: 'Willow Properties' };
  expect(records[0]).toEqual({ type: 'issuer', subject, name: 'Willow Properties' });
  const eps = {
    type: 'fact',
    subject,
    taxonomy: 'ifrs-full',
    tag: 'BasicEarningsLossPerShare',
    unit: 'USD/shares',
  };
  const year = { startsOn: '2023-01-01', endsOn: '2023-12-31' };
  expect(records.slice(2, 4)).toEqual([
    { ...eps, ...year, value: '0.019', filedOn: '2024-04-26', accession: '0001-24-1', form: '20-F' },
    { ...eps, ...year, value: '0.11', filedOn: '2025-04-02', accession: '0001-25-1', form: '20-F/A' },
  ]);
});

test('DI-03 a large number of JSON is written out, and a fact without a day is rejected', async () => {
  const { records, findings } = await readAll(secCompanyfacts, open());
  expect(records[4]).toMatchObject({ tag: 'Assets', value: '1000000000000000000000' });
  expect(records[4]).not.toHaveProperty('startsOn');
  expect(findings).toMatchObject([{ rule: 'not_a_day', severity: 'reject', field: 'end' }]);
});

test('DI-03 the facts of one tag are read as those of all', async () => {
  const fixture = openFixture('sec-companyfacts/fixtures/concept.json');
  expect(secCompanyfacts.recognise(fixture.peek).score).toBe(1);
  const { records } = await readAll(secCompanyfacts, fixture);
  expect(records).toMatchObject([
    { type: 'issuer', name: 'Fir Inc.' },
    {
      type: 'fact',
      taxonomy: 'us-gaap',
      tag: 'AccountsPayableCurrent',
      value: '68960',
      endsOn: '2024-09-28',
    },
  ]);
});
