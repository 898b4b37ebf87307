import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { DeniedFile } from './DeniedFile.tsx';
import type { RequestRefused } from './file-requests.ts';

const draw = (refused: RequestRefused | null) =>
  markupFor(
    'signed-in',
    <DeniedFile
      name="PDF"
      comment={{ provider_id: 3, title: 'Steel in autumn' }}
      block={{ issuer_id: 7, all_link: '/company/norvik-steel/analytics/' }}
      refused={refused}
      onRequest={() => undefined}
    />,
  );

const ALERTS = [
  { why: 'need_get_access', href: '/profile/access/', words: 'Select one to continue. Get access' },
  { why: 'need_auth', href: '/sign-in/?next=%2F', words: 'Sign in to request this file. Sign in' },
] as const;
test.each(ALERTS)('LO-04 AN-03 a request that ends in $why shows an alert that links to $href', (row) => {
  const markup = draw(row.why);
  expect(markup).toContain('role="alert"');
  expect(markup).toContain(`href="${row.href}"`);
  expect(textOf(markup)).toContain(row.words);
});

test('AN-02 before any request the way to send one is shown, and no alert', () => {
  const markup = draw(null);
  expect(markup).not.toContain('role="alert"');
  expect(markup).toContain('action="/api/company/7/comments_access_request/3/"');
});
