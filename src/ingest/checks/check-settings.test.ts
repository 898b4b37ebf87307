import { expect, test } from 'vitest';
import { DEFAULT_CHECKS, judge, keepsOut } from './check-settings.ts';

test.each([
  { rule: 'gap', given: 'warn', severities: { gap: 'off' }, accepted: [], is: null },
  { rule: 'gap', given: 'warn', severities: { gap: 'hold' }, accepted: [], is: 'hold' },
  { rule: 'basis', given: 'hold', severities: {}, accepted: ['basis'], is: 'warn' },
  { rule: 'ohlc', given: 'reject', severities: {}, accepted: ['ohlc'], is: 'reject' },
] as const)('DI-06 $rule ($given) becomes $is', ({ rule, given, severities, accepted, is }) => {
  const judged = judge(
    { rule, severity: given },
    { ...DEFAULT_CHECKS, severities, accepted: new Set(accepted) },
  );
  expect(judged?.severity ?? null).toBe(is);
});

test.each([
  { rule: 'ohlc', severity: 'reject', out: true },
  { rule: 'basis', severity: 'hold', out: true },
  { rule: 'no_trade', severity: 'note', out: true },
  { rule: 'weekend', severity: 'note', out: false },
  { rule: 'jump', severity: 'warn', out: false },
] as const)('DI-06 a record with $rule ($severity) stays out: $out', ({ rule, severity, out }) => {
  expect(keepsOut({ rule, severity })).toBe(out);
});
