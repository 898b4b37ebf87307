import { expect, test } from 'vitest';
import { defaultExportDays, fillExportDays, isStartAfterEnd } from './export-days.ts';
import { fillExportTemplate, toExportForm } from './export-template.ts';

const today = '2026-11-15';
const chosen = { from: '2024-03-01', to: '2025-12-31' };
const REPORT = '/export/bank/7/1/?from=%from%&to=%to%&archive=%archive%';

test.each([
  {
    template: REPORT,
    days: chosen,
    isArchive: false,
    address: '/export/bank/7/1/?from=2024-03-01&to=2025-12-31&archive=0',
    why: 'the chosen days and the actual report stand in the address',
  },
  {
    template: REPORT,
    days: chosen,
    isArchive: true,
    address: '/export/bank/7/1/?from=2024-03-01&to=2025-12-31&archive=1',
    why: 'the archive says so',
  },
  {
    template: REPORT,
    days: { from: null, to: null },
    isArchive: false,
    address: '/export/bank/7/1/?from=1970-01-01&to=2026-11-15&archive=0',
    why: 'an empty start is 1970-01-01, an empty end today',
  },
  {
    template: '/x/%from%/%to%/?again=%from%',
    days: chosen,
    isArchive: false,
    address: '/x/2024-03-01/2025-12-31/?again=2024-03-01',
    why: 'a placeholder may stand anywhere and twice',
  },
  {
    template: '/x/?rate=100%25',
    days: chosen,
    isArchive: true,
    address: '/x/?rate=100%25',
    why: 'other percent signs stay',
  },
])('IF-03 $why', ({ template, days, isArchive, address }) => {
  expect(fillExportTemplate(template, { days, today, isArchive })).toBe(address);
});

test('IF-03 until somebody chooses, an export runs from 1 January five years back to today', () => {
  expect(defaultExportDays(today)).toEqual({ from: '2021-01-01', to: today });
});

test.each([
  [{ from: '2026-01-01', to: '2026-01-01' }, false],
  [{ from: '2026-01-02', to: '2026-01-01' }, true],
  [{ from: '2026-11-16', to: null }, true],
  [{ from: null, to: '1969-12-31' }, true],
])('IF-03 of %o it is %s that the start is after the end', (days, isWrong) => {
  expect(isStartAfterEnd(fillExportDays(days, today))).toBe(isWrong);
});

test('IF-03 without script the same template is a form: days to fill in, the rest fixed', () => {
  expect(toExportForm(REPORT, { days: chosen, today, isArchive: true })).toEqual({
    action: '/export/bank/7/1/',
    fields: [
      { name: 'from', is: 'from', value: '2024-03-01' },
      { name: 'to', is: 'to', value: '2025-12-31' },
      { name: 'archive', is: 'fixed', value: '1' },
    ],
  });
});
