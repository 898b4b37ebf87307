import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { HereProvider } from '#platform/navigation/Here.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

const nobody = { email: 'ada@example.com', phone: null, pendingPhone: null };

const onProfile = (form: ReactNode) =>
  markupFor(
    'signed-in',
    <HereProvider path="/profile/">
      <MessageBannerProvider>{form}</MessageBannerProvider>
    </HereProvider>,
  );

test('US-05 a number that waits for its code shows where to type it and how to get a new one, without script', () => {
  const markup = onProfile(<PhoneForm {...nobody} pendingPhone="+442079460000" />);
  expect(textOf(markup)).toContain('+442079460000 is awaiting confirmation.');
  for (const action of [
    '/api/profile/update_mob/',
    '/api/profile/confirm_mob/',
    '/api/auth/send-code/confirm-phone/',
  ])
    expect(markup).toContain(`action="${action}"`);
  expect(markup).toContain('name="next" value="/enter-code/confirm-phone/?next=%2Fprofile%2F"');
});

test('US-05 without a new number there is no code to type', () => {
  const markup = onProfile(<PhoneForm {...nobody} phone="+442079460000" />);
  expect(textOf(markup)).toContain('+442079460000');
  expect(markup).not.toContain('name="code"');
});

test('US-08 a new e-mail address requires the password, and leads to its code without script', () => {
  const markup = onProfile(<EmailForm />);
  expect(markup).toContain('name="next" value="/enter-code/confirm-email/?next=%2Fprofile%2F"');
  expect(markup).toMatch(/type="password"[^>]*name="password"/);
});

test('US-08 a new password is requested together with the old one', () => {
  const markup = onProfile(<PasswordForm {...nobody} />);
  for (const [name, kind] of [
    ['current', 'current-password'],
    ['password', 'new-password'],
  ])
    expect(markup).toMatch(new RegExp(`<input(?=[^>]* name="${name}")(?=[^>]* autoComplete="${kind}")`, 'i'));
});
