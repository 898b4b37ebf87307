import { expect, test } from 'vitest';
import { KINDS, kinds, Ledger } from './ledger.ts';

function fill(...left: readonly string[]): Ledger {
  const ledger = new Ledger();
  for (const kind of kinds) if (!left.includes(kind)) ledger.record(kind, `1:${kind}`);
  return ledger;
}

test('a write that the store has lost is a finding, and stays one', async () => {
  const ledger = fill();
  expect(await ledger.check(async () => [])).toBe(0);
  expect(ledger.findings()).toEqual([]);
  const lost = async (statement: string, writes: readonly string[]) =>
    statement === KINDS['sign-ins'] ? writes : [];
  expect(await ledger.check(lost)).toBe(1);
  await ledger.check(async () => []);
  expect(ledger.findings()).toEqual(['acknowledged and lost: sign-ins: 1:sign-ins']);
});

test.each(kinds)('that no %s were acknowledged is a finding', async (kind) => {
  const ledger = fill(kind);
  await ledger.check(async () => []);
  expect(ledger.findings()).toEqual([`no ${kind} were acknowledged: nothing was checked`]);
});
