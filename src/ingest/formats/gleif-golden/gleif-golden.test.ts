import { expect, test } from 'vitest';
import { openFixture, readAll } from '../read-fixture-for-tests.ts';
import { gleifGolden } from './gleif-golden.ts';

const open = (name: string) => openFixture(`gleif-golden/fixtures/${name}`);

test('DI-03 the golden copy of GLEIF as JSON names companies; a withdrawn number is none', async () => {
  const fixture = open('entities.json');
  expect(gleifGolden.recognise(fixture.peek)).toMatchObject({ score: 1, records: ['issuer'] });
  const { records, findings } = await readAll(gleifGolden, fixture);
  expect(records).toEqual([
    {
      type: 'issuer',
      subject: { lei: '529900T8BM49AURSDO55', name: 'Oak AG', country: 'DE' },
      name: 'Oak AG',
      country: 'DE',
    },
  ]);
  expect(findings).toMatchObject([{ rule: 'skipped' }]);
});

test('DI-03 a relation of the golden copy does not end with the accounts that prove it', async () => {
  const fixture = open('relations.json');
  expect(gleifGolden.recognise(fixture.peek)).toMatchObject({ score: 1, records: ['relation'] });
  expect((await readAll(gleifGolden, fixture)).records).toEqual([
    {
      type: 'relation',
      owner: { lei: '529900T8BM49AURSDO55' },
      owned: { lei: '213800FERQ5LE3H7WJ58' },
      kind: 'direct_parent',
      startsOn: '2020-01-01',
    },
  ]);
});
