import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { ReportHead, ReportTableData } from '#market/statements/report-table.contract.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { toGroupTables } from './group-tables.ts';
import { IfrsReport } from './IfrsReport.tsx';
import { IfrsStatements } from './IfrsStatements.tsx';
import type { ShownIfrsReport, ShownIfrsStatements } from './ifrs-report.contract.ts';

const head: ReportHead = {
  date: '2025-12-31',
  months: 12,
  period_num: 4,
  currency: 'EUR',
  unit_multiplier: 1_000_000,
  restated_on: null,
};
const line = (code: string) => ({
  code,
  name: code,
  class: null,
  depth: 0,
  parent: null,
  measure: 'money' as const,
  sub_rows: 0,
});
const dimension = { currency: 'EUR', unit_multiplier: 1_000_000 };
const nothingClosed = { showMore: false, closed_count: 0, closed_data: { scroll_clmn: [], scroll_body: [] } };

const allOpen = { showMore: false, closed_count: 0, open_count: 1 };

const REPORT: ShownIfrsReport = {
  issuerId: 7,
  standard: 'ifrs',
  headers: [head, { ...head, date: '2024-12-31' }],
  columns: ['2025-12-31', '2024-12-31'],
  data: [
    {
      ...line('assets'),
      financial_statement_code: 'balance_sheet',
      values: { '2025-12-31': 5, '2024-12-31': null },
    },
    {
      ...line('revenue'),
      financial_statement_code: 'profit_and_loss',
      values: { '2025-12-31': 9, '2024-12-31': 8 },
    },
  ],
  groups: [
    { ...allOpen, report_line_code: 'balance_sheet', report_line_name: 'Position', counts: 'at_end' },
    {
      ...allOpen,
      report_line_code: 'profit_and_loss',
      report_line_name: 'Profit',
      counts: 'since_new_year',
    },
  ],
  dimension,
  periods: [
    { id: 2, periodNum: 2 },
    { id: 4, periodNum: 4 },
  ],
  derived_periods: [],
  periodId: 4,
  files: [],
  conversions: [],
  exportLink: null,
  view: { show: 'amount', unit: null, currency: null, lines: [] },
};

const draw = (block: ReactNode) => markupFor('paid', <MessageBannerProvider>{block}</MessageBannerProvider>);

test('IF-01 each group has a table of its own rows', () => {
  const [balance, profit] = toGroupTables(REPORT);
  expect(balance?.scroll_body).toEqual([[5, null]]);
  expect(balance?.report).toEqual({ code: 'balance_sheet', name: 'Position' });
  expect(profit?.scroll_body).toEqual([[9, 8]]);
});

test('IF-01 IF-02 rows beyond the first are behind "show more", and locked where they were not received', () => {
  const part = { ...line('land'), depth: 1, parent: 'assets' };
  const [row] = REPORT.data;
  const [group] = REPORT.groups;
  if (!row || !group) throw new Error('no rows');
  const groups = [{ ...group, showMore: true, closed_count: 2 }];
  const rows = [row, { ...row, ...part }, { ...row, ...line('debts') }];
  const [whole] = toGroupTables({ ...REPORT, groups, data: rows });
  expect(whole?.scroll_clmn.map(({ code }) => code)).toEqual(['assets']);
  expect(whole?.closed_data).toMatchObject({ scroll_clmn: [{ code: 'land' }, { code: 'debts' }] });
  const [first] = toGroupTables({ ...REPORT, groups, data: [row] });
  expect(first?.closed_data).toBe(ASTERISKS);
});

test('IF-01 the tabs are links to the periods that were reported, and one is the current', () => {
  const markup = draw(<IfrsReport data={REPORT} today="2026-06-30" />);
  expect(markup).toContain('<section class="section" id="ifrs"');
  expect(markup).toMatch(/href="\?ifrs=2#ifrs"[^>]*>6 months/);
  expect(markup).toMatch(/href="\?ifrs=4#ifrs" aria-current="true"[^>]*>Year/);
  expect(markup).not.toMatch(/href="\?ifrs=[13]#/);
  expect(textOf(markup)).toContain('Profit EUR million 2025 31.12.2025 2024 31.12.2024 revenue 9 8');
});

test('IF-04 of the three statements those that were reported are drawn', () => {
  const table: ReportTableData = {
    ...nothingClosed,
    report: { code: 'balance_sheet', name: 'Position' },
    labels: { assets: 'assets' },
    counts: 'at_end',
    scroll_head: [head],
    scroll_clmn: [line('assets')],
    scroll_body: [[5]],
    dimension,
  };
  const data: ShownIfrsStatements = {
    view: { show: 'amount', unit: null, currency: null, lines: [] },
    standard: 'ifrs',
    balance_sheet: table,
    profit_and_loss: null,
    cash_flow_statement: { ...table, report: { code: 'cash_flow_statement', name: 'Flows' } },
    params: { issuerId: 7, limit: 5, from: '2025-12-31', to: '2025-12-31', periods: 1 },
    exportLink: null,
    conversions: [{ currency: 'USD', at_end: [2], average: [3] }],
    basis: null,
    bases: ['ltm'],
  };
  const words = textOf(draw(<IfrsStatements data={data} today="2026-06-30" />));
  expect(words).toContain('Position EUR million 2025 31.12.2025 assets 5 Flows EUR million');
  expect(words).not.toContain('All periods');
  expect(words).toContain('Amounts YoY change Common size');
  const cut = draw(
    <IfrsStatements data={{ ...data, params: { ...data.params, periods: 20 } }} today="2026-06-30" />,
  );
  expect(cut).toContain('href="?all=ifrs#ifrs"');
  expect(textOf(cut)).toContain('All periods (20)');
  const inDollars = { ...data, view: { ...data.view, currency: 'USD' } };
  const dollars = draw(<IfrsStatements data={inDollars} today="2026-06-30" />);
  expect(textOf(dollars)).toContain('assets 10');
  expect(cut).toContain('ifrs_currency=USD');
  expect(cut).toMatch(/href="\?ifrs=ltm#ifrs"[^>]*>LTM/);
});
