import { expect, test } from 'vitest';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { type Conversion, presentTables, type ShownTable } from './present-tables.ts';
import { type ReportTableData, reportTable } from './report-table.contract.ts';

const head = (date: string, months = 12) => ({
  date,
  months,
  period_num: months / 3,
  currency: 'EUR',
  unit_multiplier: 1_000_000,
  restated_on: null,
});
const HEADS = [head('2025-12-31'), head('2024-12-31'), head('2023-12-31')];
const line = (code: string, measure = 'money') => ({
  code,
  name: code,
  class: null,
  depth: 0,
  parent: null,
  measure,
  sub_rows: 0,
});

type Values = readonly (number | null)[];
const rowsOf = (rows: Readonly<Record<string, Values>>) => ({
  scroll_clmn: Object.keys(rows).map((code) => line(code, code === 'eps_basic' ? 'per_share' : 'money')),
  scroll_body: Object.values(rows),
});

function table(
  counts: 'at_end' | 'since_new_year',
  open: Readonly<Record<string, Values>>,
  closed: Readonly<Record<string, Values>> | null = {},
): ReportTableData {
  return reportTable.parse({
    report: { code: counts, name: counts },
    labels: {},
    counts,
    scroll_head: HEADS,
    ...rowsOf(open),
    dimension: { currency: 'EUR', unit_multiplier: 1_000_000 },
    showMore: true,
    closed_count: 1,
    closed_data: closed ? rowsOf(closed) : ASTERISKS,
  });
}

function valuesOf(tables: readonly ShownTable[], code: string) {
  for (const { closed_data: closed, ...open } of tables) {
    for (const part of typeof closed === 'string' ? [open] : [open, closed]) {
      const at = part.scroll_clmn.findIndex((each) => each.code === code);
      if (at >= 0) return part.scroll_body[at];
    }
  }
  return undefined;
}

const INCOME = table(
  'since_new_year',
  { revenue: [200, 160, 0] },
  { cost_of_sales: [-150, -120, -90], eps_basic: [2, 1, 4] },
);
const BALANCE = table('at_end', { cash: [50, 40, 30] }, { total_assets: [500, 400, 300] });

test('IF-10 a change stands against the year before; the oldest period has none', () => {
  const shown = presentTables([BALANCE, INCOME], { show: 'change', unit: null });
  expect(valuesOf(shown, 'revenue')).toEqual([25, null, null]);
  expect(valuesOf(shown, 'cost_of_sales')).toEqual([25, 33.33, null]);
  expect(valuesOf(shown, 'eps_basic')).toEqual([100, -75, null]);
  expect(shown[0]?.scroll_clmn[0]?.measure).toBe('change');
});

test('IF-10 a year of 52 weeks is compared with one of 53, and never another currency', () => {
  const days = { ...INCOME, scroll_head: [head('2025-09-27'), head('2024-09-28'), head('2023-09-30')] };
  expect(valuesOf(presentTables([days], { show: 'change', unit: null }), 'revenue')).toEqual([
    25,
    null,
    null,
  ]);
  const [now, ...others] = HEADS;
  const changed = { ...INCOME, scroll_head: [{ ...now, currency: 'USD' }, ...others] } as ReportTableData;
  expect(valuesOf(presentTables([changed], { show: 'change', unit: null }), 'revenue')?.[0]).toBeNull();
});

test('IF-10 common size is of revenue or of total assets', () => {
  const shown = presentTables([BALANCE, INCOME], { show: 'share', unit: null });
  expect(valuesOf(shown, 'cost_of_sales')).toEqual([-75, -75, null]);
  expect(valuesOf(shown, 'cash')).toEqual([10, 10, 10]);
  expect(valuesOf(shown, 'eps_basic')).toEqual([null, null, null]);
});

test('IF-10 LV-05 a share of a base that the viewer did not receive stays locked: it would give the base away', () => {
  const locked = table('at_end', { cash: [50, null, 30] }, null);
  const shown = presentTables([locked, INCOME], { show: 'share', unit: null });
  expect(valuesOf(shown, 'cash')).toEqual([ASTERISKS, null, ASTERISKS]);
  expect(shown[0]?.closed_data).toBe(ASTERISKS);
  expect(valuesOf(presentTables([locked], { show: 'change', unit: null }), 'cash')).toEqual([
    null,
    null,
    null,
  ]);
});

test('IF-10 money is brought to the chosen unit; what is no money stays as it is', () => {
  const [shown] = presentTables([INCOME], { show: 'amount', unit: 1000 });
  expect(shown?.dimension).toEqual({ currency: 'EUR', unit_multiplier: 1000 });
  expect(valuesOf(shown ? [shown] : [], 'revenue')).toEqual([200_000, 160_000, 0]);
  expect(valuesOf(shown ? [shown] : [], 'eps_basic')).toEqual([2, 1, 4]);
  expect(presentTables([INCOME], { show: 'amount', unit: null })[0]).toBe(INCOME);
});

test('IF-10 flows are converted at the average of their period, balances at its end; no rate, no value', () => {
  const conversion: Conversion = { currency: 'USD', at_end: [1.2, 1.1, null], average: [1.5, 1, 2] };
  const shown = presentTables([BALANCE, INCOME], { show: 'amount', unit: null }, conversion);
  expect(valuesOf(shown, 'cash')).toEqual([60, 44, null]);
  expect(valuesOf(shown, 'revenue')).toEqual([300, 160, 0]);
  expect(valuesOf(shown, 'eps_basic')).toEqual([3, 1, 8]);
  expect(shown.map(({ dimension }) => dimension.currency)).toEqual(['USD', 'USD']);
});
