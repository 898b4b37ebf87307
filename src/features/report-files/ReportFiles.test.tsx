import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import more from '#ui/show-more/ShowMore.module.css';
import { ReportFiles } from './ReportFiles.tsx';
import type { ReportFile, ReportYear } from './report-files.contract.ts';

const LINK = '/files/reports/0b54e0a4-6a0f-4d0e-8f0f-2f0a4a1f7a11/';
const none = { rus: null, eng: null };
const file = (mimetype: ReportFile['mimetype'], link = LINK): ReportFile => ({
  link,
  mimetype,
  size: 12_300,
});
const yearOf = (year: number, link = LINK): ReportYear => ({
  year,
  monthArray: {
    1: none,
    2: { rus: file('application/zip', link), eng: null },
    3: none,
    4: { rus: file('application/pdf', link), eng: file('application/vnd.rar', link) },
  },
});
const years = (count: number, link = LINK) =>
  Array.from({ length: count }, (_, index) => yearOf(2025 - index, link));

const draw = (viewer: ViewerKind, view: ReactNode) =>
  markupFor(viewer, <MessageBannerProvider>{view}</MessageBannerProvider>);

test('QR-01 a year has its quarters I to IV, and each a file by its kind and size in two languages', () => {
  const markup = draw('paid', <ReportFiles kind="quarterly" data={years(1)} />);
  expect(textOf(markup).replaceAll('\u00a0', ' ')).toBe(
    'Quarterly reports Quarter Russian English 2025 I – – ' +
      'II ZIP 12 kB Q2 2025, in Russian – III – – ' +
      'IV PDF 12 kB Q4 2025, in Russian RAR 12 kB Q4 2025, in English',
  );
  expect(markup).toContain('id="quarterly-reports"');
  expect(markup.split(`href="${LINK}"`)).toHaveLength(4);
});

test.each([
  { kind: 'annual', id: 'annual-reports', title: 'Annual reports' },
  { kind: 'esg', id: 'esg-reports', title: 'ESG reports' },
] as const)('QR-01 $title are a row a year', ({ kind, id, title }) => {
  const markup = draw('paid', <ReportFiles kind={kind} data={years(1)} />);
  expect(markup).toContain(`id="${id}"`);
  expect(textOf(markup).replaceAll('\u00a0', ' ')).toBe(
    `${title} Year Russian English 2025 PDF 12 kB 2025, in Russian RAR 12 kB 2025, in English`,
  );
});

test.each([
  { count: 1, waiting: 0, says: '' },
  { count: 2, waiting: 0, says: '' },
  { count: 3, waiting: 1, says: 'Show 1 more year Hide' },
  { count: 6, waiting: 4, says: 'Show 4 more years Hide' },
])('QR-02 of $count years $waiting wait behind "$says", all of them readable without script', (row) => {
  const markup = draw('paid', <ReportFiles kind="annual" data={years(row.count)} />);
  expect(markup.split('scope="row"')).toHaveLength(row.count + 1);
  expect(markup.split(`<tr class="${more.extra}"`)).toHaveLength(row.waiting + 1);
  expect(textOf(markup.split('</table>')[1] ?? '')).toBe(row.says);
});

test.each([
  { kind: 'anonymous', href: '/sign-in/?next=%2F' },
  { kind: 'signed-in', href: '/profile/access/' },
] as const)(
  'QR-03 without access ($kind) kind and language are shown, and a press leads to the step that opens it',
  (row) => {
    const markup = draw(row.kind, <ReportFiles kind="annual" data={years(1, ASTERISKS)} />);
    expect(textOf(markup).replaceAll('\u00a0', ' ')).toContain('PDF 12 kB 2025, in Russian, locked');
    expect(markup.split(`href="${row.href}"`)).toHaveLength(3);
    expect(markup).not.toContain('/files/');
  },
);
