import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { ExportRange, type ExportRangeProps } from './ExportRange.tsx';

const draw = (kind: ViewerKind, props: Omit<ExportRangeProps, 'today'>) =>
  markupFor(
    kind,
    <MessageBannerProvider>
      <ExportRange {...props} today="2026-11-15" />
    </MessageBannerProvider>,
  );

test('IF-03 before script runs, the export is a form with two days: 1 January five years back to today', () => {
  const markup = draw('paid', {
    template: '/export/bank/7/1/?from=%from%&to=%to%&archive=%archive%',
    isArchive: true,
  });
  expect(markup).toMatch(/<details [^>]*><summary/);
  expect(markup).toMatch(/<form [^>]*action="\/export\/bank\/7\/1\/"/);
  expect(markup).toMatch(/type="date" name="from" value="2021-01-01"/);
  expect(markup).toMatch(/type="date" name="to" value="2026-11-15"/);
  expect(markup).toContain('type="hidden" name="archive" value="1"');
  expect(textOf(markup)).toContain('Excel From To Download');
});

test.each([
  { kind: 'anonymous', href: 'href="/sign-in/?next=%2F"' },
  { kind: 'signed-in', href: 'href="/profile/access/"' },
] as const)('IF-03 who is $kind finds the step that is missing, and no form', ({ kind, href }) => {
  const markup = draw(kind, { template: null });
  expect(markup).toContain(href);
  expect(markup).not.toContain('<form');
});

test('IF-03 a paid reader without the permission is informed', () => {
  const markup = draw('paid', { template: null });
  expect(textOf(markup)).toContain('Your plan does not include Excel export.');
  expect(markup).not.toContain('<form');
});
