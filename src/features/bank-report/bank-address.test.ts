import { expect, test } from 'vitest';
import { parseBankQuery, withBankChoice } from './bank-address.ts';
import type { BankChoice } from './bank-choice.ts';

const at = (tab: BankChoice['tab'], type: BankChoice['type']): BankChoice => ({ tab, type });
const ALL = [at(2, 1), at(2, 2), at(1, 1), at(1, 2)];

test.each([
  { query: {}, selection: {}, why: 'an address that says nothing' },
  { query: { bank_tab: '1' }, selection: { tab: 1 }, why: 'the archive' },
  { query: { bank_tab: '2', bank_type: '2' }, selection: { tab: 2, type: 2 }, why: 'a tab and a type' },
  { query: { bank_tab: '3', bank_type: 'x' }, selection: {}, why: 'nonsense is left out' },
])('IF-06 $why', ({ query, selection }) => {
  expect(parseBankQuery(query)).toEqual(selection);
});

test.each([
  { choice: at(2, 1), offered: ALL, search: '?period=4', why: 'what opens anyway is not written' },
  { choice: at(1, 1), offered: ALL, search: '?period=4&bank_tab=1', why: 'the archive' },
  { choice: at(2, 2), offered: ALL, search: '?period=4&bank_tab=2&bank_type=2', why: 'another type' },
  { choice: at(1, 1), offered: [at(1, 1)], search: '?period=4', why: 'an archive that opens by itself' },
])('IF-06 an address keeps whatever else it says: $why', ({ choice, offered, search }) => {
  const url = withBankChoice(
    new URL('https://x.example/company/a/?period=4&bank_tab=1#bank-ras'),
    choice,
    offered,
  );
  expect(url.search).toBe(search);
  expect(url.hash).toBe('#bank-ras');
  const read = parseBankQuery(Object.fromEntries(url.searchParams));
  expect(offered).toContainEqual({ ...at(2, 1), ...choice, ...(read.tab && { tab: read.tab }) });
});
