import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { ASTERISKS, isLocked } from '#platform/contract/sealed.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ReportHead, ReportLine, ReportTableData } from './report-table-data.ts';

const head = (date: string, change: Partial<ReportHead> = {}): ReportHead => ({
  date,
  months: 12,
  period_num: 4,
  currency: 'RUB',
  unit_multiplier: 1_000_000,
  restated_on: null,
  ...change,
});
const line = (code: string, change: Partial<ReportLine> = {}): ReportLine => ({
  code,
  name: code,
  class: null,
  depth: 0,
  parent: null,
  measure: 'money',
  sub_rows: 0,
  ...change,
});
const TABLE: ReportTableData = {
  report: { name: 'Financial position' },
  counts: 'at_end',
  scroll_head: [head('2025-09-30', { months: 9, period_num: 3 }), head('2024-12-31')],
  scroll_clmn: [line('Current assets', { class: 'total', sub_rows: 1 }), line('Equity')],
  scroll_body: [
    [12345, 6789],
    [-42, null],
  ],
  dimension: { currency: 'RUB', unit_multiplier: 1_000_000 },
  closed_count: 2,
  closed_data: {
    scroll_clmn: [line('Cash', { depth: 1, parent: 'Current assets' }), line('Debt')],
    scroll_body: [
      [777, 888],
      [555, 444],
    ],
  },
};
const marker: unknown = ASTERISKS;
const SHUT: ReportTableData = isLocked(marker) ? { ...TABLE, closed_data: marker as never } : TABLE;

const draw = (table: ReportTableData, kind: ViewerKind = 'paid') =>
  textOf(markupFor(kind, <ReportTable table={table} />)).replaceAll('\u00a0', ' ');

test('IF-07 heads show the quarter or the year and its last day, and the first one what money is counted in', () => {
  expect(draw(TABLE)).toContain('RUB million Q3 2025 30.09.2025 2024 31.12.2024 Current assets');
});

test('IF-07 flows up to a day within the year say how many months they are', () => {
  expect(draw({ ...TABLE, counts: 'since_new_year' })).toContain('9 months 2025 30.09.2025 2024');
});

test('IF-07 figures are grouped, fall with a true minus, and nothing known is a dash', () => {
  expect(draw(TABLE)).toMatch(/Current assets 12 345 6 789 .* Equity −42 –/);
});

test('IF-07 a total is bold, and opens into its lines where they were received', () => {
  const markup = markupFor('paid', <ReportTable table={TABLE} />);
  expect(markup).toMatch(/<tr class="strong">/);
  expect(markup).toContain('aria-label="Breakdown of Current assets" aria-expanded="false"');
  expect(draw(TABLE)).toContain('Show 2 more');
});

test('IF-02 without script every line that was received is in the page, behind "Show more"', () => {
  const markup = markupFor('paid', <ReportTable table={TABLE} />);
  expect(markup.match(/<tr class="[^"]*extra/g)).toHaveLength(2);
  expect(draw(TABLE)).toContain('Current assets 12 345 6 789 Cash 777 888 Equity −42 – Debt 555 444');
});

const PROMPTS: readonly { kind: ViewerKind; words: string }[] = [
  { kind: 'anonymous', words: 'These rows are available with full access. Sign in to continue. Sign in' },
  { kind: 'signed-in', words: 'These rows are available with full access. Get access' },
];
test.each(PROMPTS)(
  'IF-02 LO-03 for $kind the other lines are a prompt, and no total opens',
  ({ kind, words }) => {
    const markup = markupFor(kind, <ReportTable table={SHUT} />);
    expect(textOf(markup)).toContain('Show 2 more');
    expect(textOf(markup)).toContain(words);
    expect(markup).not.toContain('Breakdown');
  },
);

test('IF-07 a restated period and one in other units say so behind a mark', () => {
  const heads = [
    head('2025-12-31'),
    head('2024-12-31', { restated_on: '2026-02-03', unit_multiplier: 1000 }),
  ];
  const markup = markupFor('paid', <ReportTable table={{ ...TABLE, scroll_head: heads }} />);
  expect(markup.match(/aria-label="Explanation"/g)).toHaveLength(1);
});

test('IF-07 periods in several currencies each show their own', () => {
  const heads = [head('2025-12-31'), head('2024-12-31', { currency: 'EUR' })];
  const dimension = { currency: null, unit_multiplier: 1000 };
  expect(draw({ ...TABLE, scroll_head: heads, dimension })).toContain(
    'Thousand, in the currency of each period 2025 31.12.2025 RUB 2024 31.12.2024 EUR',
  );
});

test('IF-07 profit per share has decimals, a ratio its percent sign, and each its own unit', () => {
  const table: ReportTableData = {
    ...TABLE,
    scroll_clmn: [
      line('Per share', { measure: 'per_share' }),
      line('Shares', { measure: 'shares' }),
      line('Margin', { measure: 'percent' }),
    ],
    scroll_body: [
      [1.5, 2],
      [1000000, 5],
      [12.345, 1],
    ],
    closed_count: 0,
    closed_data: { scroll_clmn: [], scroll_body: [] },
  };
  expect(draw(table)).toContain('Per share RUB 1.50 2.00 Shares 1 000 000 5 Margin 12.35% 1.00%');
  expect(draw(table)).not.toContain('Show');
});
