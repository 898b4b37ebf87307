import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#foundation/i18n/words-for-tests.server.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { LockedPrompt } from './LockedPrompt.tsx';
import { LockedValue } from './LockedValue.tsx';
import { LockMark } from './LockMark.tsx';

function Cell() {
  return <LockedValue reason={useLockReason()} />;
}

test.each<{ kind: ViewerKind; label: string }>([
  { kind: 'anonymous', label: 'Locked: sign in to see it' },
  { kind: 'signed-in', label: 'Locked: opens with full access' },
])('LV-06 a locked cell tells a viewer who is $kind: $label', ({ kind, label }) => {
  const markup = markupFor(kind, <Cell />);
  expect(markup).toContain(`title="${label}"`);
  expect(textOf(markup)).toBe(`*** ${label}`);
});

test('LV-06 the prompt offers to sign in and to come back', () => {
  const markup = markupFor('anonymous', <LockedPrompt reason="must_sign_in" text="Prices open." />);
  expect(textOf(markup)).toBe('Prices open. Sign in');
  expect(markup).toContain('href="/sign-in/?next=%2F"');
});

test('LV-06 SH-06 whoever has signed in is not asked to do so again, but offered the way to access', () => {
  const markup = markupFor('signed-in', <LockedPrompt reason="must_get_access" text="Prices open." />);
  expect(textOf(markup)).toBe('Prices open. Get access');
  expect(markup).toContain('href="/profile/access/"');
});

test('LV-06 the way to access may be another one', () => {
  const prompt = <LockedPrompt reason="must_get_access" text="Yields open." accessHref="/tariffs/" />;
  expect(markupFor('signed-in', prompt)).toContain('href="/tariffs/"');
});

test('LV-06 a visitor who is not signed in is not sent to buy access first', () => {
  const prompt = <LockedPrompt reason="must_sign_in" text="Prices open." accessHref="/profile/access/" />;
  expect(textOf(markupFor('anonymous', prompt))).toBe('Prices open. Sign in');
});

test.each([
  { reason: 'must_sign_in', words: 'Locked: sign in to see it' },
  { reason: 'must_get_access', words: 'Locked: opens with full access' },
] as const)('LV-06 the lock after the name of a row says: $words', ({ reason, words }) => {
  expect(textOf(markupFor('anonymous', <LockMark reason={reason} />))).toBe(words);
});
