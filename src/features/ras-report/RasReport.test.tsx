import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { reportTableForTests } from '#market/statements/report-table-for-tests.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { RasReport } from './RasReport.tsx';
import type { RasReportData } from './ras-report.contract.ts';

function draw(kind: ViewerKind, change: Partial<RasReportData> = {}): string {
  const isOpen = kind === 'paid';
  const data: RasReportData = {
    rsbu_balance: reportTableForTests('rsbu_balance', 'Balance sheet', isOpen),
    rsbu_profit_and_loss: reportTableForTests('rsbu_profit_and_loss', 'Financial results', isOpen),
    report_cash_flow: reportTableForTests('report_cash_flow', 'Cash flows', isOpen),
    exportLink: null,
    conversions: [{ currency: 'USD', at_end: [2, 3, 4], average: [1, 1, 1] }],
    choice: { form: 1, period: 1 },
    view: { show: 'amount', unit: null, currency: null, lines: [] },
    issuer_id: 1,
    is_short: false,
    ...change,
  };
  return markupFor(
    kind,
    <MessageBannerProvider>
      <RasReport data={data} today="2026-06-30" />
    </MessageBannerProvider>,
  );
}

test('IF-05 the forms are links with their numbers and names, and one of them is drawn before script runs', () => {
  const markup = draw('anonymous');
  expect(textOf(markup)).toContain('Form 1. Balance sheet Form 2. Financial results Form 4. Cash flows');
  expect(markup).toMatch(/href="\/#ras" aria-current="true"[^>]*>Form 1/);
  expect(markup).toContain('href="/?ras_form=4#ras"');
  expect(markup.match(/<table/g)).toHaveLength(1);
});

test('IF-05 an address opens a form by full years', () => {
  const markup = draw('paid', { choice: { form: 4, period: 2 } });
  expect(markup).toMatch(/href="\/\?ras_form=4&amp;ras_period=2#ras" aria-current="true"/);
  expect(textOf(markup)).toContain('1 012');
  expect(textOf(markup)).not.toContain('1 003');
});

test('IF-05 a form without a line has no tab, and the first that there is stands in for it', () => {
  const markup = draw('paid', { rsbu_balance: null });
  expect(textOf(markup)).not.toContain('Form 1.');
  expect(markup).toMatch(/aria-current="true"[^>]*>Form 2/);
});

test.each([
  { kind: 'anonymous', words: 'These rows are available with full access. Sign in to continue.' },
  { kind: 'signed-in', words: 'These rows are available with full access.' },
] as const)('IF-07 LV-05 $kind finds a lock in place of the closed lines', ({ kind, words }) => {
  const markup = draw(kind);
  expect(textOf(markup)).toContain(words);
  expect(textOf(markup)).not.toContain('2 003');
});

test('IF-07 a paid reader has the closed lines behind "Show more", also without script', () => {
  const text = textOf(draw('paid'));
  expect(text).toContain('2 003');
  expect(text).toContain('Show 1 more');
});

test('IF-10 IF-05 the lines as a share of total assets, in thousands or drawn: each is a link that keeps the form', () => {
  const tools = draw('paid', { choice: { form: 4, period: 1 } });
  expect(tools).toContain('href="/?ras_form=4&amp;ras_show=change#ras"');
  expect(tools).toContain('href="/?ras_form=4&amp;ras_show=share#ras"');
  expect(tools).toContain('ras_lines=');
  const share = draw('paid', { view: { show: 'share', unit: null, currency: null, lines: [] } });
  expect(textOf(share)).toContain('50.07%');
  expect(share).toContain('href="/?ras_form=2&amp;ras_show=share#ras"');
  // The base is behind the lock: no share of it may be shown.
  expect(
    textOf(draw('anonymous', { view: { show: 'share', unit: null, currency: null, lines: [] } })),
  ).toContain('***');
});

test('IF-10 IF-08 the workbook of what is shown is one press away for whoever may export', () => {
  const markup = draw('paid', {
    exportLink: '/export/ras/1/?from=%from%&to=%to%',
    view: { show: 'amount', unit: 1000, currency: null, lines: [] },
  });
  expect(markup).toContain('href="/export/ras/1/?from=&amp;to=&amp;unit=1000"');
});

test('IF-10 IF-05 the forms are shown in another currency, full years at their own rate', () => {
  const view = { show: 'amount', unit: null, currency: 'USD', lines: [] } as const;
  const markup = draw('paid', { view: { ...view, lines: [] }, choice: { form: 1, period: 2 } });
  expect(markup).toContain('ras_currency=USD');
  expect(textOf(markup)).toContain('3 036');
});
