import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { SignInForm } from './SignInForm.tsx';

test('US-08 the form posts to the server by itself and remembers where to go', () => {
  const markup = markupFor('anonymous', <SignInForm refused={null} next="/stocks/norvik/" />);
  expect(markup).toMatch(
    /<form [^>]*method="post"[^>]*action="\/api\/auth\/sign-in\/"|<form [^>]*action="\/api\/auth\/sign-in\/"[^>]*method="post"/,
  );
  expect(markup).toContain('<input type="hidden" name="next" value="/stocks/norvik/"/>');
  expect(markup).not.toContain('role="alert"');
});

test('US-08 a refusal is said and belongs to the fields', () => {
  const markup = markupFor('anonymous', <SignInForm refused="wrong_credentials" next={null} />);
  expect(textOf(markup)).toContain('Incorrect e-mail or password.');
  expect(markup.match(/aria-describedby="sign-in-refusal"/g)).toHaveLength(2);
  expect(markup).not.toContain('name="next"');
});
