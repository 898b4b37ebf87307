import { expect, test } from 'vitest';
import { confirmLimits } from '../source-settings.ts';
import { judgeRun } from './judge-run.ts';

const limits = confirmLimits.parse({});
const report = { records: 1_000, rejected: 0, held: 0, isHeld: false };
const prices = { table: 'daily_trading', added: 10, changed: 0, same: 990 };
const run = { reports: [report], tables: [prices], unread: 0 };

test.each([
  { why: 'new days alone', given: run, reasons: [] },
  { why: 'an empty run', given: { reports: [], tables: [], unread: 0 }, reasons: [] },
  { why: '1 % rejected', given: { ...run, reports: [{ ...report, rejected: 10 }] }, reasons: [] },
  { why: 'more', given: { ...run, reports: [{ ...report, rejected: 11 }] }, reasons: ['rejected'] },
  { why: 'held records', given: { ...run, reports: [{ ...report, held: 11 }] }, reasons: ['rejected'] },
  {
    why: 'a file that is held as a whole',
    given: { ...run, reports: [{ ...report, isHeld: true }] },
    reasons: ['held_file'],
  },
  { why: '5 % changed', given: { ...run, tables: [{ ...prices, changed: 50, same: 950 }] }, reasons: [] },
  {
    why: 'more changed',
    given: { ...run, tables: [{ ...prices, changed: 51, same: 949 }] },
    reasons: ['changed'],
  },
  {
    why: 'a new instrument',
    given: { ...run, tables: [prices, { ...prices, table: 'instrument', added: 1 }] },
    reasons: ['new_instrument'],
  },
  { why: 'a file that nobody could read', given: { ...run, unread: 1 }, reasons: ['unread_file'] },
])('DI-10 $why: a source waits because of $reasons', ({ given, reasons }) => {
  expect(judgeRun(given, limits)).toEqual(reasons);
});

test('DI-10 a source that may create instruments does not wait for one', () => {
  const tables = [{ ...prices, table: 'instrument', added: 1 }];
  expect(judgeRun({ ...run, tables }, { ...limits, creates: true })).toEqual([]);
});
