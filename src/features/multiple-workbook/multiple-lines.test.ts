import { expect, test } from 'vitest';
import { toInput, toSum } from '#domain/multiples/input.ts';
import { known } from '#domain/multiples/reason.ts';
import { toMultipleLines } from './multiple-lines.ts';

const cellAt = (line: number) => `B${line + 1}`;
const money = (code: string, value: number, sign: 1 | -1 = 1) =>
  toInput({ name: { kind: 'line', code }, outcome: known(value), sign });

test('MU-01 sums, averages and the ratio itself are formulas of the cells below them', () => {
  const debt = toSum({ kind: 'quantity', quantity: 'net_debt' }, [money('debt', 90), money('cash', 30, -1)]);
  const reported = [
    { periodEnd: '2025-12-31', months: 12, sign: 1 as const, value: 20 },
    { periodEnd: '2024-12-31', months: 12, sign: 1 as const, value: 10 },
  ];
  const equity = toInput({
    name: { kind: 'line', code: 'equity' },
    outcome: known(15),
    source: { kind: 'reports', how: 'average', reported },
  });
  const formula = {
    kind: 'ratio',
    top: { quantity: 'net_debt', take: 'end' },
    bottom: { quantity: 'total_equity', take: 'average' },
    unless: 'negative_equity',
  } as const;
  const multiple = { id: 'debt_equity', group: 'debt', measure: 'percent', formula } as const;
  const lines = toMultipleLines(multiple, [debt, equity], 400, cellAt);
  expect(lines.map(({ value }) => value)).toEqual([
    { formula: 'B2-B3', value: 60 },
    90,
    30,
    { formula: '(B5+B6)/2', value: 15 },
    20,
    10,
    { formula: '100*B1/B4', value: 400 },
  ]);
});

test('MU-01 what the cells below do not give stays a value', () => {
  const odd = {
    ...toSum({ kind: 'quantity', quantity: 'net_debt' }, [money('debt', 90)]),
    outcome: known(50),
  };
  const formula = { kind: 'amount', of: { quantity: 'net_debt', take: 'end' } } as const;
  const multiple = { id: 'enterprise_value', group: 'valuation', measure: 'money', formula } as const;
  expect(toMultipleLines(multiple, [odd], 50, cellAt)[0]?.value).toBe(50);
});
