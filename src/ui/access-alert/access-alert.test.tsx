import { expect, test } from 'vitest';
import { ANONYMOUS, viewerWithLevel } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { AccessAlert } from './AccessAlert.tsx';
import { accessAlertOf } from './access-alert.ts';

test.each([
  { viewer: ANONYMOUS, alert: 'notauth', who: 'a visitor who is not logged in' },
  {
    viewer: viewerWithLevel(0),
    alert: 'getaccess',
    who: 'an account without any level: signing in would not help',
  },
  { viewer: viewerWithLevel(1), alert: 'getaccess', who: 'a reader who is logged in' },
  { viewer: viewerWithLevel(1078), alert: 'getaccess', who: 'a level above 1077' },
  { viewer: viewerWithLevel(1077), alert: null, who: 'a paid reader' },
])('SH-06 $who gets the alert $alert', ({ viewer, alert }) => {
  expect(accessAlertOf(viewer)).toBe(alert);
});

test('SH-06 the alert leads to the step that is missing', () => {
  const visitor = markupFor('anonymous', <AccessAlert />);
  expect(textOf(visitor)).toBe('Some values are locked. Sign in to see what your plan includes. Sign in');
  expect(visitor).toContain('href="/sign-in/?next=%2F"');
  const reader = markupFor('signed-in', <AccessAlert />);
  expect(textOf(reader)).toBe('Some values are locked. Get full access to see them. Get access');
  expect(reader).toContain('href="/profile/access/"');
  expect(markupFor('paid', <AccessAlert />)).toBe('');
});
