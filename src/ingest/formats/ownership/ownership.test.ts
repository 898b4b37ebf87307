import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { ownership } from './ownership.ts';

const open = (name: string) => openFixture(`ownership/fixtures/${name}`);
const CHILD = '213800FERQ5LE3H7WJ58';
const PARENT = '529900T8BM49AURSDO55';

test('DI-03 a page of GLEIF gives entities and their parent, and says how many are on other pages', async () => {
  const { records, findings } = await readAll(ownership, open('gleif.json'));
  expect(records).toEqual([
    {
      type: 'issuer',
      subject: { lei: CHILD, name: 'Aspen Holding AG', country: 'DE' },
      name: 'Aspen Holding AG',
      country: 'DE',
    },
    { type: 'relation', owner: { lei: PARENT }, owned: { lei: CHILD }, kind: 'direct_parent' },
  ]);
  expect(findings).toMatchObject([
    { rule: 'skipped', severity: 'warn', details: { why: 'pages', missing: 20, page: 1, of: 21 } },
  ]);
});

test.each([
  { name: 'relations.xml', kind: 'ultimate_parent', left: 1 },
  { name: 'relations.csv', kind: 'direct_parent', left: 0 },
])('DI-03 $name of GLEIF gives parents without percentages', async ({ name, kind, left }) => {
  expect(ownership.recognise(open(name).peek).score).toBeGreaterThan(0.8);
  const { records, findings } = await readAll(ownership, open(name));
  expect(records).toEqual([
    { type: 'relation', owner: { lei: PARENT }, owned: { lei: CHILD }, kind, startsOn: '2020-01-01' },
  ]);
  expect(findings).toHaveLength(left);
});

test('DI-03 the golden copy of GLEIF gives entities', async () => {
  const { records } = await readAll(ownership, open('entities.xml'));
  expect(records).toMatchObject([{ type: 'issuer', name: 'Aspen Holding AG', country: 'DE' }]);
});

test('DI-03 BODS gives entities, people and shares with both ends; an unknown reference is reported', async () => {
  const { records, findings } = await readAll(ownership, open('bods.json'));
  expect(records).toEqual([
    {
      type: 'issuer',
      subject: { lei: CHILD, providerCode: 'e1', name: 'Aspen Ltd', country: 'GB' },
      name: 'Aspen Ltd',
      country: 'GB',
    },
    { type: 'person', providerCode: 'p1', name: 'Ada Aspen', country: 'FI' },
    {
      type: 'relation',
      owner: { providerCode: 'p1', name: 'Ada Aspen' },
      isOwnerPerson: true,
      owned: { providerCode: 'e1' },
      kind: 'shareholding',
      percentFrom: '75',
      percentTo: '100',
      startsOn: '2020-01-01',
    },
  ]);
  expect(findings).toMatchObject([
    { rule: 'skipped', severity: 'warn', value: 'e9', details: { why: 'unknown_party' } },
    { rule: 'skipped', severity: 'note', details: { why: 'undisclosed' } },
  ]);
});

test('DI-03 OpenFIGI gives the codes of each listing once; options are left out', async () => {
  const { records, findings } = await readAll(ownership, open('openfigi.json'), {
    subject: { isin: 'US4592001014' },
  });
  expect(records.map((record) => record.type === 'code' && [record.scheme, record.value])).toEqual([
    ['figi', 'BBG000BLNNH6'],
    ['composite_figi', 'BBG000BLNNH6'],
    ['share_class_figi', 'BBG001S5S399'],
    ['figi', 'BBG000BLNNV0'],
  ]);
  expect(records[3]).toMatchObject({ subject: { isin: 'US4592001014', board: 'UA' } });
  expect(findings.map(({ rule }) => rule)).toEqual(['skipped', 'skipped']);
});

test('DI-03 statements of BODS before 0.4 are read as well', async () => {
  const fixture = openText(
    'bods.json',
    JSON.stringify([
      {
        statementID: 'e1',
        statementType: 'entityStatement',
        name: 'Alder Ltd',
        incorporatedInJurisdiction: { name: 'United Kingdom', code: 'GB' },
      },
      { statementID: 'p1', statementType: 'personStatement', names: [{ fullName: 'Ann Alder' }] },
      {
        statementID: 'r1',
        statementType: 'ownershipOrControlStatement',
        statementDate: '2020-01-01',
        subject: { describedByEntityStatement: 'e1' },
        interestedParty: { describedByPersonStatement: 'p1' },
        interests: [{ type: 'shareholding', share: { exact: 60 } }],
      },
      {
        statementID: 'r2',
        statementType: 'ownershipOrControlStatement',
        subject: { describedByEntityStatement: 'e1' },
        interestedParty: { unspecified: { reason: 'noBeneficialOwners' } },
      },
    ]),
  );
  expect(ownership.recognise(fixture.peek)).toMatchObject({ score: 1 });
  const { records, findings } = await readAll(ownership, fixture);
  expect(records).toMatchObject([
    { type: 'issuer', name: 'Alder Ltd', country: 'GB' },
    { type: 'person', name: 'Ann Alder' },
    {
      type: 'relation',
      owner: { name: 'Ann Alder' },
      owned: { providerCode: 'e1' },
      percentFrom: '60',
      asOf: '2020-01-01',
    },
  ]);
  expect(findings).toMatchObject([{ rule: 'skipped', details: { why: 'undisclosed' } }]);
});

test('DI-03 a relation of GLEIF does not end with the accounts that prove it, and an inactive one is none', async () => {
  const header = [
    'Relationship.StartNode.NodeID',
    'Relationship.EndNode.NodeID',
    'Relationship.RelationshipType',
    'Relationship.RelationshipStatus',
    'Relationship.Period.1.startDate',
    'Relationship.Period.1.endDate',
    'Relationship.Period.1.periodType',
    'Relationship.Period.2.startDate',
    'Relationship.Period.2.endDate',
    'Relationship.Period.2.periodType',
  ];
  const row = (status: string) =>
    `213800FERQ5LE3H7WJ58,529900T8BM49AURSDO55,IS_DIRECTLY_CONSOLIDATED_BY,${status},2022-01-01T00:00:00Z,2022-12-31T00:00:00Z,ACCOUNTING_PERIOD,2020-01-01T00:00:00Z,,RELATIONSHIP_PERIOD`;
  const fixture = openText('rr.csv', `${header.join()}\n${row('ACTIVE')}\n${row('INACTIVE')}\n`);
  const { records, findings } = await readAll(ownership, fixture);
  expect(records).toEqual([
    {
      type: 'relation',
      owner: { lei: '529900T8BM49AURSDO55' },
      owned: { lei: '213800FERQ5LE3H7WJ58' },
      kind: 'direct_parent',
      startsOn: '2020-01-01',
    },
  ]);
  expect(findings).toHaveLength(1);
});

test.each(['LEI,ISIN', 'ISIN,LEI'])(
  'DI-03 the map of GLEIF with the columns %s says who issued what',
  async (header) => {
    const row =
      header === 'LEI,ISIN' ? '529900OAKHOLDING0016,DE000OAKA013' : 'DE000OAKA013,529900OAKHOLDING0016';
    const fixture = openText('isin-lei.csv', `${header}\n${row}\n`);
    expect(ownership.recognise(fixture.peek)).toMatchObject({ score: 1, records: ['code'] });
    const lei = '529900OAKHOLDING0016';
    expect((await readAll(ownership, fixture)).records).toEqual([
      { type: 'code', subject: { isin: 'DE000OAKA013', lei }, scheme: 'lei', place: '', value: lei },
    ]);
  },
);
