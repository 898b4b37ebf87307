import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpenLine } from '#domain/statements/open-lines.ts';
import { openPresets, readListForm, toggled, within, without } from './change-selection.ts';
import { LISTS, type ListId } from './list-fields.ts';
import {
  isNarrowed,
  isOftenRequested,
  listPath,
  parseListQuery,
  parseListText,
  usualColumns,
} from './list-selection.ts';
import { PAGE_KEY, readPageKey, writePageKey } from './page-key.ts';

test.each([
  { query: {}, path: '/bonds/' },
  { query: { sector: 'bank' }, path: '/bonds/?sector=bank' },
  { query: { sector: ['bank', 'corporate,bank'] }, path: '/bonds/?sector=bank,corporate' },
  { query: { sector: 'BA\'"<' }, path: '/bonds/' },
  { query: { find: '  nor   vik ' }, path: '/bonds/?find=nor+vik' },
  { query: { yield_from: '7,25', yield_to: '−1' }, path: '/bonds/?yield_from=7.25&yield_to=-1' },
  { query: { yield_from: 'high', matures_from: '2026-02-30' }, path: '/bonds/' },
  { query: { matures_to: '2027-01-01' }, path: '/bonds/?matures_to=2027-01-01' },
  { query: { matures_from: '1.2.2027', matures_to: '31.02.2027' }, path: '/bonds/?matures_from=2027-02-01' },
  { query: { sort: 'name' }, path: '/bonds/' },
  { query: { sort: '-name' }, path: '/bonds/?sort=-name' },
  { query: { sort: '-yield' }, path: '/bonds/?sort=-yield' },
  { query: { sort: 'issuer' }, path: '/bonds/' },
  { query: { sort: 'price; drop' }, path: '/bonds/' },
  { query: { columns: 'yield,isin,nonsense' }, path: '/bonds/?columns=isin,yield' },
  { query: { columns: usualColumns(LISTS.bonds) }, path: '/bonds/' },
  { query: { columns: 'overview' }, path: '/bonds/' },
  { query: { columns: 'yields' }, path: '/bonds/?columns=yields' },
  { query: { columns: 'spread,z_spread,rating,matures,yield,duration' }, path: '/bonds/?columns=spreads' },
  { query: { columns: ['yields', 'isin'] }, path: '/bonds/?columns=isin' },
  { query: { columns: 'all' }, path: '/bonds/?columns=all' },
])('EP-05 the address $query means $path', ({ query, path }) => {
  expect(listPath(LISTS.bonds, parseListQuery(LISTS.bonds, query))).toBe(path);
});

const list = fc.constantFrom<ListId>('bonds', 'stocks', 'indexes', 'etf', 'companies');
const word = fc.option(
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('EUR', 'active', 'bank,company', '-3,5', '12 000.75', '2027-05-01', '0.000001'),
  ),
  { nil: undefined },
);
const requested = list.chain((id) => {
  const { facets, ranges } = LISTS[id];
  const keys = [
    'find',
    'sort',
    'columns',
    ...facets,
    ...ranges.flatMap((key) => [`${key}_from`, `${key}_to`]),
  ];
  return fc.record({
    id: fc.constant(id),
    query: fc.record(Object.fromEntries(keys.map((key) => [key, word]))),
  });
});

test('EP-05 a range is taken as it is written, and one that is open or unreadable is no filter', () => {
  const before = parseListQuery(LISTS.bonds, { status: 'active', yield_from: '3', columns: 'isin' });
  const turned = (range: { from: string | null; to: string | null }) =>
    listPath(LISTS.bonds, within('bonds', before, 'yield', range));
  expect(turned({ from: '7,25', to: null })).toBe('/bonds/?status=active&yield_from=7.25&columns=isin');
  expect(turned({ from: null, to: null })).toBe('/bonds/?status=active&columns=isin');
  expect(turned({ from: 'high', to: '9' })).toBe('/bonds/?status=active&yield_to=9&columns=isin');
});

test('EP-05 whatever an address says, its own address means the same', () => {
  fc.assert(
    fc.property(requested, ({ id, query }) => {
      const fields = LISTS[id];
      const selection = parseListQuery(fields, query);
      const path = listPath(fields, selection);
      const read = Object.fromEntries(new URL(path, 'http://x').searchParams);
      expect(parseListQuery(fields, read)).toEqual(selection);
      if (path === fields.path) expect(isNarrowed(selection)).toBe(false);
    }),
  );
});

test('EP-05 a value that is chosen twice is not chosen, and what is let go of leaves the rest', () => {
  fc.assert(
    fc.property(requested, fc.constantFrom('NO', 'bank', 'active'), ({ id, query }, code) => {
      const selection = parseListQuery(LISTS[id], query);
      const key = LISTS[id].facets[0] ?? '';
      expect(toggled(toggled(selection, key, code), key, code)).toEqual(selection);
      const left = without(selection, key);
      expect(left.facets[key]).toBeUndefined();
      expect({ ...left, facets: { ...left.facets, [key]: selection.facets[key] ?? [] } }).toEqual({
        ...selection,
        facets: { ...selection.facets, [key]: selection.facets[key] ?? [] },
      });
    }),
  );
});

test('EP-05 a form says what its boxes and fields say', () => {
  const form = new FormData();
  for (const [key, value] of [
    ['country', 'NO'],
    ['country', 'SE'],
    ['find', ''],
    ['report_from', '2025-01-01'],
    ['sort', '-stocks'],
  ] as const)
    form.append(key, value);
  expect(listPath(LISTS.companies, readListForm('companies', form))).toBe(
    '/company/?country=NO,SE&report_from=2025-01-01&sort=-stocks',
  );
});

test('EP-05 a key of a page is read as it was written', () => {
  const key = fc.record({
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    before: fc.integer({ min: 0, max: 1_000_000 }),
    key: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
  });
  fc.assert(
    fc.property(key, (given) => {
      const written = writePageKey(given);
      expect(written).toMatch(PAGE_KEY);
      expect(readPageKey(written)).toEqual({ ...given, key: given.key === 0 ? 0 : given.key });
    }),
  );
});

test('EP-05 every ready selection is an address of its list, and none reveals what is locked', () => {
  for (const fields of Object.values(LISTS)) {
    for (const { query } of fields.presets) {
      const selection = parseListText(fields, query);
      expect(listPath(fields, selection)).toBe(
        `${fields.path}?${new URLSearchParams(query).toString().replaceAll('%2C', ',')}`,
      );
    }
    const locked = fields.columns.filter(({ needs }) => needs).map(({ key }) => key);
    for (const { selection } of openPresets(fields.id, locked)) {
      expect(locked).not.toContain(selection.sort);
      expect(Object.keys(selection.ranges).filter((key) => locked.includes(key))).toEqual([]);
    }
  }
});

test.each([
  { query: {}, isCached: true },
  { query: { country: 'NO' }, isCached: true },
  { query: { sort: '-name' }, isCached: true },
  { query: { country: 'NO', sort: '-name' }, isCached: false },
  { query: { find: 'a' }, isCached: false },
  { query: { after: '1_49' }, isCached: false },
])('LV-05 what many request of a list is cached: $query $isCached', ({ query, isCached }) => {
  expect(isOftenRequested(query)).toBe(isCached);
});

test('EP-05 every column set is made of columns of its list in their order, and its id is no column', () => {
  for (const { columns, sets, ranges } of Object.values(LISTS)) {
    const keys = columns.map(({ key }) => key);
    for (const set of sets) {
      expect([set.id, keys.filter((key) => set.columns.includes(key))]).toEqual([set.id, set.columns]);
      expect(keys).not.toContain(set.id);
    }
    expect(keys).not.toContain('all');
    for (const key of ranges) expect(columns.find((column) => column.key === key)?.sortedBy).toBe('number');
  }
});

test('EP-05 LV-06 figures of reports need what the lines of the reports need', () => {
  for (const key of ['revenue', 'ebitda', 'net_profit', 'net_debt']) {
    const needs = LISTS.companies.columns.find((column) => column.key === key)?.needs;
    expect([key, needs]).toEqual([key, isOpenLine(key) ? undefined : 'more-rows']);
  }
});
