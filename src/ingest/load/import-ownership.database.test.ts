import { expect, test } from 'vitest';
import { importTexts } from './import-files-for-tests.server.ts';
import { fileOf, importFiles } from './import-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { undoBatch } from './undo.server.ts';

const store = openTestStore();
const { read } = store;

const entity = (id: string, name: string) => ({
  statementId: `s-${id}`,
  recordId: id,
  recordType: 'entity',
  recordDetails: { name, jurisdiction: { code: 'GB' } },
});
const person = (id: string, fullName: string) => ({
  statementId: `s-${id}`,
  recordId: id,
  recordType: 'person',
  recordDetails: { names: [{ fullName }] },
});
const owns = (
  id: string,
  subject: string,
  interestedParty: string,
  share: object,
  statementDate?: string,
  recordStatus = 'new',
) => ({
  statementId: `s-${id}`,
  recordId: id,
  recordType: 'relationship',
  recordStatus,
  statementDate,
  recordDetails: { subject, interestedParty, interests: [{ type: 'shareholding', share }] },
});

const STATEMENTS = JSON.stringify([
  owns('r1', 'e1', 'e2', { exact: 60 }),
  owns('r2', 'e2', 'p1', { exact: 51.5 }, '2020-03-04'),
  owns('r3', 'e2', 'p2', { minimum: 25, exclusiveMaximum: 50 }, '2019-01-01'),
  owns('r4', 'e1', 'p2', { exact: 5 }, '2020-03-04'),
  entity('e1', 'Ash Ltd'),
  entity('e2', 'Ash Group plc'),
  person('p1', 'Ada Ash'),
  person('p2', 'Bob Birch'),
]);

test('DI-05 a company is a subsidiary of its ultimate parent; a person does not become a company', async () => {
  await importTexts(store.url, { 'bods.json': STATEMENTS });
  await importTexts(store.url, {
    'relations.csv': `"Relationship.StartNode.NodeID","Relationship.StartNode.NodeIDType","Relationship.EndNode.NodeID","Relationship.RelationshipType","Relationship.Period.1.startDate"
"213800FERQ5LE3H7WJ58","LEI","529900T8BM49AURSDO55","IS_ULTIMATELY_CONSOLIDATED_BY","2020-01-01T00:00:00.000Z"
`,
  });
  expect(
    await read(
      `select parent.name, child.name, stake::text from issuer_relation join issuer parent on parent.id = issuer_id
         join issuer child on child.id = related_issuer_id order by 1`,
    ),
  ).toEqual([
    ['529900T8BM49AURSDO55', '213800FERQ5LE3H7WJ58', null],
    ['Ash Group plc', 'Ash Ltd', '60'],
  ]);
  const people = `select count(*)::int from issuer where name in ('p1', 'p2', 'Ada Ash', 'Bob Birch')`;
  expect(await read(people)).toEqual([0]);
});

const share = {
  type: 'instrument',
  subject: { mic: 'XLON', ticker: 'ASHG' },
  kind: 'stock',
  name: 'Ash Group plc',
  issuer: { name: 'Ash Group plc', country: 'GB' },
  currency: 'GBP',
} as const;

test('DI-05 of a share that only a held file brings nobody is a holder', async () => {
  const wrong = { type: 'price', subject: share.subject, day: '2024-04-01', last: '-1' } as const;
  const held = fileOf('shares.csv', [share, wrong]);
  const owned = {
    type: 'relation',
    owner: { name: 'Ada Ash' },
    isOwnerPerson: true,
    owned: { name: 'Ash Group plc', providerCode: 'e2' },
    kind: 'shareholding',
    percentFrom: '51.5',
    asOf: '2020-03-04',
  } as const;
  const issuer = { type: 'issuer', subject: owned.owned, name: 'Ash Group plc', country: 'GB' } as const;
  const { run } = await importFiles(store.url, [held, fileOf('owners.json', [issuer, owned])]);
  expect(run.reports).toMatchObject([{ byRecord: { relation: { skipped: 1 } } }, { isHeld: true }]);
  expect(await read('select count(*)::int from instrument')).toEqual([0]);
});

test('DI-05 people hold the shares of an issuer, each as of the day of the statement; an undo takes them back', async () => {
  await importTexts(store.url, { 'bods.json': STATEMENTS });
  await importFiles(store.url, [fileOf('shares.csv', [share])]);
  const imported = await importTexts(store.url, { 'bods.json': STATEMENTS });
  const holders = () => read('select name, stake::text, as_of::text from holder order by 1, 2');
  expect(await holders()).toEqual([
    ['Ada Ash', '51.5', '2020-03-04'],
    ['Bob Birch', '25', '2019-01-01'],
  ]);
  expect(imported.difference.tables.find(({ table }) => table === 'holder')).toMatchObject({
    record: 'relation',
    added: 2,
  });
  // Nothing is known of shares of the other company.
  expect(imported.run.reports).toMatchObject([{ records: 8, accepted: 7, skipped: 1 }]);
  const again = await importTexts(store.url, { 'bods.json': STATEMENTS });
  expect(again.difference.tables.map(({ added, changed }) => added + changed)).not.toContain(2);
  const later = await importTexts(store.url, {
    'later.json': JSON.stringify([
      owns('r5', 'e2', 'p3', { exact: 5 }, '2021-06-01'),
      owns('r3', 'e2', 'p2', { minimum: 25 }, '2021-06-02', 'closed'),
      entity('e2', 'Ash Group plc'),
      person('p2', 'Bob Birch'),
      person('p3', 'Cy Cedar'),
    ]),
  });
  expect(await holders()).toEqual([
    ['Ada Ash', '51.5', '2020-03-04'],
    ['Bob Birch', '0', '2021-06-02'],
    ['Bob Birch', '25', '2019-01-01'],
    ['Cy Cedar', '5', '2021-06-01'],
  ]);
  for (const { batchId } of [later, imported])
    await undoBatch(store.client, batchId, { actor: 'test', actorId: null, keepsLater: false });
  expect(await holders()).toEqual([]);
});

test('DI-04 the map of ISINs and LEIs gives securities their issuer; unknown ones create nothing', async () => {
  const list =
    'ISIN,Ticker,Name,MIC,Currency\nDE000OAKA013,OAKA,Oak AG,XTST,EUR\nDE000OAKB029,OAKB,Oak AG Vz,XTST,EUR\nDE000ELMA033,ELMA,Elm AG,XTST,EUR\n';
  await importTexts(store.url, { 'list.csv': list }, { creates: true });
  await importTexts(
    store.url,
    {
      'lei.csv': 'LEI,Entity.LegalName,Entity.LegalAddress.Country\n529900OAKHOLDING0016,Oak Holding AG,DE\n',
    },
    { creates: true },
  );
  const before = await read('select count(*)::int from issuer');
  const map = {
    'isin-lei.csv':
      'LEI,ISIN\n529900OAKHOLDING0016,DE000OAKA013\n529900OAKHOLDING0016,DE000OAKB029\n529900ELMHOLDING0061,DE000ELMA033\n529900FIRHOLDING0004,DE000FIRA043\n529900ELMHOLDING0060,DE000FIRA043\n',
  };
  const imported = await importTexts(store.url, map, { creates: true });
  expect(imported.run.reports).toMatchObject([{ records: 5, accepted: 3, skipped: 1, rejected: 1 }]);
  const issuers = `select instrument.isin, issuer.name, issuer.lei from instrument join issuer on issuer.id = issuer_id
    where isin like 'DE000___A%' or isin = 'DE000OAKB029' order by isin`;
  const stored = [
    ['DE000ELMA033', 'Elm AG', '529900ELMHOLDING0061'],
    ['DE000OAKA013', 'Oak Holding AG', '529900OAKHOLDING0016'],
    ['DE000OAKB029', 'Oak Holding AG', '529900OAKHOLDING0016'],
  ];
  expect(await read(issuers)).toEqual(stored);
  expect(await read('select count(*)::int from issuer')).toEqual(before);
  const again = await importTexts(store.url, map, { creates: true });
  expect(again.difference.tables.every(({ added, changed }) => added + changed === 0)).toBe(true);
  // A security of one company is no security of another.
  const other = await importTexts(store.url, {
    'isin-lei.csv': 'LEI,ISIN\n529900FIRHOLDING0004,DE000ELMA033\n',
  });
  expect(other.run.findings.byRule()).toMatchObject([{ rule: 'code_conflict', severity: 'hold' }]);
  expect(await read(issuers)).toEqual(stored);
});
