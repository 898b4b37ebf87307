import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyListPath, EVERY_COMPANY, isEveryCompany, parseCompanyQuery } from './company-selection.ts';

test.each([
  { query: {}, is: {}, path: '/company/' },
  { query: { country: 'NO' }, is: { country: 'NO' }, path: '/company/?country=NO' },
  { query: { country: 'no' }, is: {}, path: '/company/' },
  { query: { branch: 'steel' }, is: { branch: 'steel' }, path: '/company/?branch=steel' },
  { query: { branch: 'STEEL\'"' }, is: {}, path: '/company/' },
  { query: { kind: 'bank' }, is: { kind: 'bank' }, path: '/company/?kind=bank' },
  { query: { kind: 'fund' }, is: {}, path: '/company/' },
  { query: { find: '  nor   vik ' }, is: { find: 'nor vik' }, path: '/company/?find=nor+vik' },
  { query: { sort: 'name' }, is: {}, path: '/company/' },
  { query: { sort: '-name' }, is: { isDescending: true }, path: '/company/?sort=-name' },
  { query: { sort: 'country' }, is: { sort: 'country' }, path: '/company/?sort=country' },
  { query: { sort: '-price' }, is: {}, path: '/company/' },
])('EP-05 the address $query asks for $is', ({ query, is, path }) => {
  const selection = parseCompanyQuery(query);
  expect(selection).toEqual({ ...EVERY_COMPANY, ...is });
  expect(companyListPath(selection)).toBe(path);
});

test('EP-05 whatever an address says, its own address means the same', () => {
  const word = fc.option(fc.string({ maxLength: 12 }), { nil: undefined });
  const query = fc.record({ find: word, country: word, branch: word, kind: word, sort: word });
  fc.assert(
    fc.property(query, fc.integer({ min: 1, max: 9 }), (asked, page) => {
      const selection = parseCompanyQuery(asked);
      const path = companyListPath(selection, page);
      const read = Object.fromEntries(new URL(path, 'http://x').searchParams);
      expect(parseCompanyQuery(read)).toEqual(selection);
      expect(Number(read.page ?? 1)).toBe(page);
      if (path === '/company/') expect(isEveryCompany(selection)).toBe(true);
    }),
  );
});
