import { expect, test } from 'vitest';
import { ALL_OPENINGS, covers, type Holding, opensWith, requestKindFor } from './tariff.ts';

const holding = (level: number, tariff: number | null = null, excelExportAccess = false): Holding => ({
  level,
  tariff,
  excelExportAccess,
});
const BASIC = holding(1, 1);
const ANALYST = holding(1077, 678);
const PROFESSIONAL = holding(1077, 677, true);

test.each([
  {
    held: holding(0),
    offered: BASIC,
    requestKind: 'send',
    why: 'an account without access requests the least',
  },
  { held: holding(1), offered: BASIC, requestKind: 'has', why: 'every other account has the least already' },
  { held: holding(1), offered: ANALYST, requestKind: 'send', why: 'full access is requested the first time' },
  {
    held: holding(1076),
    offered: ANALYST,
    requestKind: 'send',
    why: 'a level just below is not full access',
  },
  { held: holding(1078), offered: ANALYST, requestKind: 'send', why: 'neither is one above' },
  { held: BASIC, offered: PROFESSIONAL, requestKind: 'expand', why: 'whoever has a tariff requests more' },
  { held: ANALYST, offered: PROFESSIONAL, requestKind: 'expand', why: 'Excel is more' },
  {
    held: holding(1077),
    offered: PROFESSIONAL,
    requestKind: 'expand',
    why: 'full access without a tariff is some',
  },
  { held: holding(1077, 677), offered: PROFESSIONAL, requestKind: 'expand', why: 'Excel was taken away' },
  {
    held: holding(1077, 677),
    offered: ANALYST,
    requestKind: 'has',
    why: 'another name for the same is no more',
  },
  { held: PROFESSIONAL, offered: ANALYST, requestKind: 'has', why: 'nobody requests less' },
  { held: PROFESSIONAL, offered: PROFESSIONAL, requestKind: 'has', why: 'nobody requests the same' },
  { held: PROFESSIONAL, offered: BASIC, requestKind: 'has', why: 'the most has the least in it' },
  {
    held: holding(1, null, true),
    offered: ANALYST,
    requestKind: 'send',
    why: 'the Excel flag alone opens nothing',
  },
])('US-06 $why: $requestKind', ({ held, offered, requestKind }) => {
  expect(requestKindFor(held, offered)).toBe(requestKind);
});

test.each([
  { name: 'no account', held: holding(0), opened: [] },
  { name: 'level 1', held: BASIC, opened: ['last-price', 'extended-chart'] },
  {
    name: 'tariff 677 below full access',
    held: holding(1, 677, true),
    opened: ['last-price', 'extended-chart', 'support'],
  },
  { name: 'level 1077', held: ANALYST, opened: ALL_OPENINGS.filter((each) => each !== 'excel-export') },
  { name: 'level 1077 with Excel', held: PROFESSIONAL, opened: ALL_OPENINGS },
])('LV-04 US-06 what opens with $name', ({ held, opened }) => {
  expect(ALL_OPENINGS.filter((opening) => opensWith(opening, held))).toEqual(opened);
});

test('US-06 what covers itself and is covered both ways opens the same', () => {
  for (const held of [BASIC, ANALYST, PROFESSIONAL]) expect(covers(held, held)).toBe(true);
  expect([covers(PROFESSIONAL, ANALYST), covers(ANALYST, PROFESSIONAL)]).toEqual([true, false]);
});
