import { expect, test } from 'vitest';
import { ALL_CAPABILITIES, verdictOn } from './capabilities.ts';
import { verdictOnExport } from './excel-export.ts';
import { opensWithAccount, unlockOf } from './unlock.ts';
import { ANONYMOUS, viewerWithLevel } from './viewer.ts';

const WITHOUT_PLAN = viewerWithLevel(0);
const FREE = viewerWithLevel(1);
const PAID = viewerWithLevel(1077);
const WITH_EXCEL = viewerWithLevel(1077, true);

test.each([
  { lock: 'last-price', unlocks: ['sign_in', 'get_plan', null, null, null] },
  { lock: 'extended-chart', unlocks: ['sign_in', 'get_plan', null, null, null] },
  { lock: 'price-dynamics', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  { lock: 'more-rows', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  { lock: 'search', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  { lock: 'chart-flags', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  { lock: 'compare', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  { lock: 'chart-values', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  { lock: 'report-files', unlocks: ['sign_in_for_access', 'get_access', 'get_access', null, null] },
  {
    lock: 'excel-export',
    unlocks: ['sign_in_for_access', 'get_access', 'get_access', 'contact_support', null],
  },
] as const)(
  'LV-06 what opens $lock to a visitor, without a plan, free, paid and with Excel',
  ({ lock, unlocks }) => {
    const viewers = [ANONYMOUS, WITHOUT_PLAN, FREE, PAID, WITH_EXCEL];
    expect(viewers.map((viewer) => unlockOf(lock, viewer))).toEqual(unlocks);
  },
);

test('LV-06 a step is named exactly where something is locked', () => {
  for (const viewer of [ANONYMOUS, WITHOUT_PLAN, FREE, PAID, WITH_EXCEL]) {
    for (const capability of ALL_CAPABILITIES)
      expect(unlockOf(capability, viewer) === null).toBe(verdictOn(capability, viewer) === 'allowed');
    expect(unlockOf('excel-export', viewer) === null).toBe(verdictOnExport(viewer) === 'allowed');
  }
});

test('LV-06 nobody who signs in is asked afterwards to get full access for what an account includes', () => {
  for (const capability of ALL_CAPABILITIES)
    expect(opensWithAccount(capability)).toBe(unlockOf(capability, FREE) === null);
});
