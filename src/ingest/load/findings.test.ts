import { expect, test } from 'vitest';
import { Findings } from './findings.ts';

test('DI-06 an unknown ticker of many rows is counted, listed with each row, and one example', () => {
  const findings = new Findings();
  for (const [line, value] of ['IVY', 'IVY', 'IVY', 'OAK'].entries())
    findings.add(0, { rule: 'unknown_instrument', severity: 'hold', line, value }, value);
  expect(findings.byRule()).toMatchObject([
    { count: 4, examples: [{ finding: { value: 'IVY' } }, { finding: { value: 'OAK' } }] },
  ]);
  expect(findings.listed()).toHaveLength(4);
});
