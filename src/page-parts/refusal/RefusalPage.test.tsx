import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { ALL_REFUSALS, Refusal } from '#platform/refusals/refusal.ts';
import { RefusalPage } from './RefusalPage.tsx';

test.each(ALL_REFUSALS)('the page for %s has a heading, a sentence and a way home', (code) => {
  const markup = markupFor('anonymous', <RefusalPage refusal={new Refusal(code)} />);
  expect(textOf(markup)).toMatch(/^[A-Z].+[.] (Sign in |Try again )?Go to the home page$/);
  expect(markup).not.toContain('{{');
  expect(markup).toContain('href="/"');
});

test.each([
  { viewer: 'anonymous', code: 'must_sign_in', label: 'Sign in', href: '/sign-in/?next=%2F' },
  { viewer: 'signed-in', code: 'must_get_access', label: 'Get access', href: '/profile/access/' },
] as const)(
  'QR-03 to $viewer the page for $code offers the step that opens it',
  ({ viewer, code, label, href }) => {
    const markup = markupFor(viewer, <RefusalPage refusal={new Refusal(code)} />);
    expect(textOf(markup)).toContain(`${label} Go to the home page`);
    expect(markup).toContain(`href="${href}"`);
  },
);

test.each([
  { unlock: 'sign_in', said: 'Sign in required Sign in to see it.' },
  { unlock: 'sign_in_for_access', said: 'Sign in required Part of full access. Sign in to continue.' },
  { unlock: 'get_plan', said: 'Plan required Your account has no plan yet. Select one to continue.' },
  { unlock: 'get_access', said: 'Full access required Part of full access.' },
] as const)('LV-06 a refusal whose next step is $unlock has a heading that fits', ({ unlock, said }) => {
  const refusal = new Refusal('must_sign_in', undefined, unlock);
  expect(textOf(markupFor('anonymous', <RefusalPage refusal={refusal} />))).toContain(said);
});

test.each(['fault', 'unavailable', 'overloaded', 'too_many_requests'] as const)(
  'the page for %s leads to the same address once more',
  (code) => {
    expect(markupFor('anonymous', <RefusalPage refusal={new Refusal(code)} />)).toContain('href=""');
  },
);

test('the page for a fault names the request, by which the log is searched', () => {
  const shown = (code: 'fault' | 'not_found') =>
    textOf(markupFor('anonymous', <RefusalPage refusal={new Refusal(code)} requestId="7f3a" />));
  expect(shown('fault')).toContain('7f3a');
  expect(shown('not_found')).not.toContain('7f3a');
});
