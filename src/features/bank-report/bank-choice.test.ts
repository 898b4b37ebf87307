import { expect, test } from 'vitest';
import {
  ACTUAL,
  ARCHIVE,
  type BankChoice,
  type BankSelection,
  chooseReport,
  pathOfTab,
  tabOfPath,
  tabsOf,
  typesOf,
} from './bank-choice.ts';

const at = (tab: BankChoice['tab'], type: BankChoice['type']): BankChoice => ({ tab, type });

test('IF-06 the tab of the report in force is 2 and stands first, that of the archive is 1', () => {
  expect(tabsOf([at(1, 1), at(2, 1)])).toEqual([2, 1]);
  expect([ACTUAL, ARCHIVE]).toEqual([2, 1]);
});

test.each([
  { path: '0', tab: 2, what: 'the report in force' },
  { path: '1', tab: 1, what: 'the archive' },
] as const)('IF-06 in the path of the call $path is tab $tab, $what', ({ path, tab }) => {
  expect(tabOfPath(path)).toBe(tab);
  expect(pathOfTab(tab)).toBe(path);
});

const BOTH = [at(2, 1), at(2, 2), at(1, 1), at(1, 2)];
const UNEVEN = [at(2, 2), at(1, 1)];

test.each<{ offered: BankChoice[]; selection: BankSelection; shown: BankChoice | null; why: string }>([
  { offered: BOTH, selection: {}, shown: at(2, 1), why: 'at first the published forms in force' },
  { offered: BOTH, selection: { tab: 1 }, shown: at(1, 1), why: 'the archive when it is requested' },
  { offered: BOTH, selection: { type: 2 }, shown: at(2, 2), why: 'the digest when it is requested' },
  { offered: BOTH, selection: at(1, 2), shown: at(1, 2), why: 'both as they are requested' },
  { offered: [at(1, 1)], selection: {}, shown: at(1, 1), why: 'an empty actual report shows the archive' },
  { offered: [at(1, 1)], selection: { tab: 2 }, shown: at(1, 1), why: 'even where it is requested' },
  { offered: [at(2, 1)], selection: { tab: 1 }, shown: at(2, 1), why: 'without an archive what is in force' },
  { offered: [at(2, 2)], selection: {}, shown: at(2, 2), why: 'a bank with one type shows that type' },
  {
    offered: UNEVEN,
    selection: { tab: 1, type: 2 },
    shown: at(1, 1),
    why: 'the tab counts more than the type',
  },
  { offered: [], selection: {}, shown: null, why: 'a bank without reports shows nothing' },
])('IF-06 $why', ({ offered, selection, shown }) => {
  expect(chooseReport(offered, selection)).toEqual(shown);
});

test('IF-06 a tab that is empty is lost, and a type is offered only where it has a report', () => {
  expect(tabsOf([at(1, 1)])).toEqual([1]);
  expect(tabsOf([at(2, 2)])).toEqual([2]);
  expect(typesOf(BOTH, 2)).toEqual([1, 2]);
  expect(typesOf(UNEVEN, 1)).toEqual([1]);
});
