import { expect, test } from 'vitest';
import { verdictOn } from './capabilities.ts';
import { viewerKey, viewerWithLevel } from './viewer.ts';

test.each([
  { level: 0, kind: 'anonymous', why: 'level 0 counts as not signed in' },
  { level: 1, kind: 'signed-in', why: 'any other level is signed in' },
  { level: 677, kind: 'signed-in', why: 'the tariff number is not a level' },
  { level: 1076, kind: 'signed-in', why: 'a level just below is not paid' },
  { level: 1078, kind: 'signed-in', why: 'a higher level is not paid either' },
  { level: 1077, kind: 'paid', why: 'paid is exactly 1077' },
])('LV-04 $why', ({ level, kind }) => {
  expect(viewerWithLevel(level).kind).toBe(kind);
});

test.each([
  { capability: 'last-price', verdicts: ['must_sign_in', 'allowed', 'allowed'] },
  { capability: 'price-dynamics', verdicts: ['must_sign_in', 'must_get_access', 'allowed'] },
  { capability: 'more-rows', verdicts: ['must_sign_in', 'must_get_access', 'allowed'] },
  { capability: 'report-files', verdicts: ['must_sign_in', 'must_get_access', 'allowed'] },
  { capability: 'search', verdicts: ['must_sign_in', 'must_get_access', 'allowed'] },
] as const)('LV-04 $capability opens as section 6 of the document says', ({ capability, verdicts }) => {
  expect([0, 1, 1077].map((level) => verdictOn(capability, viewerWithLevel(level)))).toEqual(verdicts);
});

test('viewers who are shown different bytes have different keys', () => {
  const viewers = [
    viewerWithLevel(0),
    viewerWithLevel(1),
    viewerWithLevel(1077),
    viewerWithLevel(1077, true),
  ];
  expect(new Set(viewers.map(viewerKey)).size).toBe(4);
});
