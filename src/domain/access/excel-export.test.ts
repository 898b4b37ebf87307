import { expect, test } from 'vitest';
import { mayExport, verdictOnExport } from './excel-export.ts';
import { ANONYMOUS, viewerWithLevel } from './viewer.ts';

test.each([
  { viewer: ANONYMOUS, verdict: 'must_sign_in', who: 'a visitor without an account' },
  { viewer: viewerWithLevel(0, true), verdict: 'must_get_access', who: 'an account without any level' },
  {
    viewer: viewerWithLevel(1, true),
    verdict: 'must_get_access',
    who: 'a free account, whatever its flag says',
  },
  { viewer: viewerWithLevel(1078, true), verdict: 'must_get_access', who: 'a level above 1077' },
  {
    viewer: viewerWithLevel(1077, false),
    verdict: 'access_denied_auth',
    who: 'a paid reader without the flag',
  },
  { viewer: viewerWithLevel(1077, true), verdict: 'allowed', who: 'a paid reader with the flag' },
])('IF-03 CH-15 an export is answered to $who with $verdict', ({ viewer, verdict }) => {
  expect(verdictOnExport(viewer)).toBe(verdict);
  expect(mayExport(viewer)).toBe(verdict === 'allowed');
});
