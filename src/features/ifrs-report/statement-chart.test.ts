import { expect, test } from 'vitest';
import { presentTables } from '#market/statements/present-tables.ts';
import { reportTableForTests } from '#market/statements/report-table-for-tests.ts';
import { drawableLines, toStatementChart } from '#ui/report-tools/report-chart.ts';

const shown = (isOpen: boolean, show: 'amount' | 'change' = 'amount') =>
  presentTables([reportTableForTests('balance_sheet', 'Balance', isOpen)], { show, unit: null });

test('IF-10 LV-05 only lines that the viewer received can be drawn', () => {
  expect(drawableLines(shown(true)).map(({ code }) => code)).toEqual(['1100', '1600']);
  expect(drawableLines(shown(false)).map(({ code }) => code)).toEqual(['1100']);
  expect(toStatementChart(shown(false), ['1600'])).toBeNull();
});

test('IF-10 one line of amounts is drawn as columns from zero, several as curves, the oldest first', () => {
  const one = toStatementChart(shown(true), ['1100', 'unknown']);
  expect(one?.panes[0]?.series).toMatchObject([{ kind: 'column', id: '1100' }]);
  expect(one?.panes[0]?.axes[0]).toMatchObject({ hasZero: true, unit: 'value', decimals: 0 });
  const two = toStatementChart(shown(true), ['1600', '1100']);
  expect(two?.panes[0]?.series.map(({ kind, id, tone }) => [kind, id, tone])).toEqual([
    ['line', '1600', 1],
    ['line', '1100', 2],
  ]);
  expect(two?.panes[0]?.series[0]).toMatchObject({ values: Float64Array.of(2009, 2012, 2003) });
  expect(toStatementChart(shown(true), [])).toBeNull();
});

test('IF-10 of flows to date the years alone are drawn; balances of any day can be compared', () => {
  const [balance] = shown(true);
  if (!balance) throw new Error('there is a table');
  const flows = { ...balance, counts: 'since_new_year' as const };
  expect(balance.scroll_head.map(({ months }) => months)).toEqual([3, 12, 9]);
  expect(toStatementChart([flows], ['1100'])).toBeNull();
  const years = { ...flows, scroll_head: flows.scroll_head.map((head) => ({ ...head, months: 12 })) };
  expect(toStatementChart([years], ['1100'])?.panes[0]?.series[0]).toMatchObject({ values: { length: 3 } });
});
