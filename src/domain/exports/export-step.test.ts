import { expect, test } from 'vitest';
import { ANONYMOUS, viewerWithLevel } from '#domain/access/viewer.ts';
import { directRefusalOf, exportStepOf } from './export-step.ts';

const FREE = viewerWithLevel(1, true);
const WITHOUT_FLAG = viewerWithLevel(1077, false);
const PAID = viewerWithLevel(1077, true);

test.each([
  { viewer: ANONYMOUS, total: 10, step: 'must_sign_in', why: 'a visitor gets the not-signed-in dialog' },
  { viewer: ANONYMOUS, total: 0, step: 'must_sign_in', why: 'also where the table is empty' },
  {
    viewer: viewerWithLevel(0, true),
    total: 10,
    step: 'must_get_access',
    why: 'an account without any level is signed in',
  },
  { viewer: FREE, total: 10, step: 'must_get_access', why: 'a free account gets the access dialog' },
  { viewer: FREE, total: 9_999, step: 'must_get_access', why: 'whatever its flag and the table say' },
  { viewer: viewerWithLevel(1078, true), total: 1, step: 'must_get_access', why: 'above 1077 is not 1077' },
  {
    viewer: WITHOUT_FLAG,
    total: 10,
    step: 'access_denied_auth',
    why: 'paid without the flag is denied by a label',
  },
  { viewer: WITHOUT_FLAG, total: 0, step: 'access_denied_auth', why: 'before the table is looked at' },
  { viewer: PAID, total: 0, step: 'nothing', why: 'an empty table does nothing' },
  { viewer: PAID, total: 1, step: 'send', why: 'one row is sent' },
  { viewer: PAID, total: 2_500, step: 'send', why: '2,500 rows are sent at once' },
  { viewer: PAID, total: 2_501, step: 'prepare', why: 'one row more is prepared in the background' },
])('CH-15 CH-16 the rules of the export in their order: $why', ({ viewer, total, step }) => {
  expect(exportStepOf(viewer, total)).toBe(step);
});

test.each([
  { viewer: ANONYMOUS, code: 'access_denied' },
  { viewer: FREE, code: 'must_get_access' },
  { viewer: WITHOUT_FLAG, code: 'access_denied_auth' },
  { viewer: PAID, code: null },
])('CH-15 a direct request is answered with $code', ({ viewer, code }) => {
  expect(directRefusalOf(viewer)).toBe(code);
});
