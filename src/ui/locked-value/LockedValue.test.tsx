import { expect, test } from 'vitest';
import type { Lock } from '#domain/access/unlock.ts';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { LockedPrompt } from './LockedPrompt.tsx';
import { LockedValue } from './LockedValue.tsx';
import { LockMark } from './LockMark.tsx';

const Cell = ({ lock }: { lock: Lock }) => <LockedValue unlock={useUnlock(lock)} />;
const Prompt = ({ lock, text }: { lock: Lock; text: string }) => (
  <LockedPrompt unlock={useUnlock(lock)} text={text} />
);

test.each<{ kind: ViewerKind; lock: Lock; label: string }>([
  { kind: 'anonymous', lock: 'last-price', label: 'Locked: sign in to see it' },
  {
    kind: 'anonymous',
    lock: 'price-dynamics',
    label: 'Locked: part of full access; sign in to continue',
  },
  { kind: 'signed-in', lock: 'price-dynamics', label: 'Locked: full access required' },
  {
    kind: 'paid',
    lock: 'excel-export',
    label: 'Locked: not included in your plan; contact support to add it',
  },
])('LV-06 a cell locked by $lock shows a viewer who is $kind: $label', ({ kind, lock, label }) => {
  const markup = markupFor(kind, <Cell lock={lock} />);
  expect(markup).toContain(`role="img" title="${label}"`);
  expect(textOf(markup)).toBe('***');
});

test.each<{ kind: ViewerKind; lock: Lock; text: string; said: string; href: string }>([
  {
    kind: 'anonymous',
    lock: 'last-price',
    text: 'Sign in to see prices.',
    said: 'Sign in to see prices. Sign in',
    href: '/sign-in/?next=%2F',
  },
  {
    kind: 'anonymous',
    lock: 'chart-values',
    text: 'Values are part of full access.',
    said: 'Values are part of full access. Sign in to continue. Sign in',
    href: '/sign-in/?next=%2F',
  },
  {
    kind: 'signed-in',
    lock: 'chart-values',
    text: 'Values are part of full access.',
    said: 'Values are part of full access. Get access',
    href: '/profile/access/',
  },
  {
    kind: 'paid',
    lock: 'excel-export',
    text: 'Files are part of full access.',
    said: 'Your plan does not include it. Contact support to add it. Contact support',
    href: '/support/',
  },
])('LV-06 SH-06 a prompt about $lock tells $kind: $said', ({ kind, lock, text, said, href }) => {
  const markup = markupFor(kind, <Prompt lock={lock} text={text} />);
  expect(textOf(markup)).toBe(said);
  expect(markup).toContain(`href="${href}"`);
});

test('LV-06 an account without a plan is neither asked to sign in again nor promised too little', () => {
  const markup = markupFor('signed-in', <LockedPrompt unlock="get_plan" text="Sign in to see prices." />);
  expect(textOf(markup)).toBe('Your account has no plan yet. Select one to continue. Get access');
  expect(markup).toContain('href="/profile/access/"');
});

test('LV-06 the way to access may be another one', () => {
  const prompt = <LockedPrompt unlock="get_access" text="Yields open." accessHref="/tariffs/" />;
  expect(markupFor('signed-in', prompt)).toContain('href="/tariffs/"');
});

test('LV-06 a visitor who is not signed in is not sent to buy access first', () => {
  const prompt = <LockedPrompt unlock="sign_in_for_access" text="Prices open." accessHref="/tariffs/" />;
  expect(markupFor('anonymous', prompt)).not.toContain('/tariffs/');
});

test.each([
  { unlock: 'sign_in', words: 'Locked: sign in to see it' },
  { unlock: 'get_plan', words: 'Locked: select a plan to see it' },
  { unlock: 'get_access', words: 'Locked: full access required' },
] as const)('LV-06 the lock after the name of a row says: $words', ({ unlock, words }) => {
  expect(textOf(markupFor('anonymous', <LockMark unlock={unlock} />))).toBe(words);
});
