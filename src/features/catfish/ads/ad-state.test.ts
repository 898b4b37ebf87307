import { expect, test } from 'vitest';
import { adStateOf, clickRateOf } from './ad-state.ts';

const ad = { isOn: true, startsOn: '2026-06-10', endsOn: '2026-06-20' };

test.each([
  { today: '2026-06-09', state: 'planned' },
  { today: '2026-06-10', state: 'running' },
  { today: '2026-06-20', state: 'running' },
  { today: '2026-06-21', state: 'over' },
])('SH-02 an advertisement from 10 to 20 June is $state on $today', ({ today, state }) => {
  expect(adStateOf(ad, today)).toBe(state);
});

test('SH-02 an advertisement without a last day runs until it is switched off', () => {
  expect(adStateOf({ ...ad, endsOn: null }, '2030-01-01')).toBe('running');
  expect(adStateOf({ ...ad, isOn: false }, '2026-06-15')).toBe('off');
});

test.each([
  { shows: 0, clicks: 0, rate: null, why: 'nobody saw it, so there is no rate' },
  { shows: 200, clicks: 3, rate: 1.5, why: 'three of two hundred' },
  { shows: 10, clicks: 0, rate: 0, why: 'nobody followed it' },
])('SH-02 $why', ({ rate, ...counts }) => {
  expect(clickRateOf(counts)).toBe(rate);
});
