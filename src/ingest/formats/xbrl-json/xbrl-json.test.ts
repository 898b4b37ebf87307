import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { readPeriod } from './read-period.ts';
import { xbrlJson } from './xbrl-json.ts';

const open = () => openFixture('xbrl-json/fixtures/report.json');

test('DI-03 xBRL-JSON gives facts with their precision; segments and texts are counted', async () => {
  expect(xbrlJson.recognise(open().peek).score).toBe(1);
  const { records, findings } = await readAll(xbrlJson, open(), { constants: { filedOn: '2025-03-20' } });
  const about = { type: 'fact', subject: { lei: '529900T8BM49AURSDO55' }, taxonomy: 'ifrs-full' };
  expect(records).toMatchObject([
    { ...about, tag: 'Assets', unit: 'EUR', endsOn: '2024-12-31', value: '607019578', decimals: -3 },
    { ...about, tag: 'Revenue', startsOn: '2024-01-01', endsOn: '2024-12-31', filedOn: '2025-03-20' },
    { ...about, tag: 'BasicEarningsLossPerShare', unit: 'EUR/shares', value: '1.25', decimals: 2 },
  ]);
  expect(findings.map(({ rule, details }) => [rule, details?.why])).toEqual([
    ['skipped', 'dimensions'],
    ['skipped', 'text'],
  ]);
});

test('DI-03 without a day of filing, the end of the last period stands for it, with a warning', async () => {
  const { records, findings } = await readAll(xbrlJson, open());
  expect(records[0]).toMatchObject({ filedOn: '2024-12-31' });
  expect(findings[0]).toMatchObject({ rule: 'missing_required', severity: 'warn', field: 'filedOn' });
});

test.each([
  { text: '2025-01-01T00:00:00', period: { endsOn: '2024-12-31' } },
  { text: '2024-12-31', period: { endsOn: '2024-12-31' } },
  {
    text: '2024-01-01T00:00:00/2024-07-01T00:00:00',
    period: { startsOn: '2024-01-01', endsOn: '2024-06-30' },
  },
  { text: 'soon', period: null },
])('DI-03 the end of a period is the midnight after its last day: $text', ({ text, period }) => {
  expect(readPeriod(text)).toEqual(period);
});

test('DI-03 a taxonomy is known by its namespace, whatever prefix a report gives it', async () => {
  const report = {
    documentInfo: {
      documentType: 'https://xbrl.org/2021/xbrl-json',
      namespaces: { ns0: 'https://xbrl.ifrs.org/taxonomy/2022-03-24/ifrs-full' },
    },
    facts: { f1: { value: '7', dimensions: { concept: 'ns0:Equity', period: '2025-01-01T00:00:00' } } },
  };
  const { records } = await readAll(xbrlJson, openText('report.json', JSON.stringify(report)));
  expect(records).toMatchObject([{ taxonomy: 'ifrs-full', tag: 'Equity' }]);
});
