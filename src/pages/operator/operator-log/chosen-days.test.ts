import { expect, test } from 'vitest';
import { chosenDays } from './chosen-days.ts';

const TODAY = '2026-06-30';

test.each([
  { why: 'nothing typed', from: '', to: '', days: ['2026-06-24', '2026-06-30'] },
  { why: 'as people write', from: '01.06.2026', to: '05.06.2026', days: ['2026-06-01', '2026-06-05'] },
  { why: 'as addresses write', from: '2026-06-01', to: '2026-06-05', days: ['2026-06-01', '2026-06-05'] },
  { why: 'only the end', from: '', to: '10.06.2026', days: ['2026-06-04', '2026-06-10'] },
  { why: 'only the start', from: '20.06.2026', to: '', days: ['2026-06-20', '2026-06-30'] },
  { why: 'the wrong way round', from: '05.06.2026', to: '01.06.2026', days: ['2026-06-01', '2026-06-05'] },
  { why: 'into the future', from: '29.06.2026', to: '31.12.2026', days: ['2026-06-29', '2026-06-30'] },
  { why: 'all in the future', from: '01.12.2026', to: '31.12.2026', days: ['2026-06-30', '2026-06-30'] },
  { why: 'too many', from: '01.01.2020', to: '30.06.2026', days: ['2026-03-31', '2026-06-30'] },
  { why: 'no days', from: 'soon', to: '31.02.2026', days: ['2026-06-24', '2026-06-30'] },
])('US-09 the log shows the days that were chosen: $why', ({ from, to, days }) => {
  expect(Object.values(chosenDays({ from, to }, TODAY))).toEqual(days);
});
