import { expect, test } from 'vitest';
import { type BankChoice, type BankTab, tabsOf, typesOf } from './bank-choice.ts';
import { type BankEvent, type BankState, currentChoice, reduceBank, startBank } from './bank-report-state.ts';

const at = (tab: BankChoice['tab'], type: BankChoice['type']): BankChoice => ({ tab, type });
const ALL = [at(2, 1), at(2, 2), at(1, 1), at(1, 2)];
const FIRST = startBank({ choice: at(2, 1), report: 'first' }, ALL);

const choose = (tab: BankChoice['tab'], type?: BankChoice['type']) =>
  ({ type: 'chosen', selection: { tab, type } }) as const;
const arrive = (request: number, report: string | null) => ({ type: 'arrived', request, report }) as const;
const fail = (request: number) => ({ type: 'failed', request }) as const;
const retry = { type: 'retried' } as const;

const after = (start: BankState<string>, events: readonly BankEvent<string>[]) =>
  events.reduce<BankState<string>>(reduceBank, start);

/** What a reader sees: the table, the marked tab and type, the phase, and the tabs there are. */
const seen = (state: BankState<string>) => ({
  table: state.shown?.report ?? null,
  at: currentChoice(state),
  phase: state.phase,
  tabs: tabsOf(state.offered),
});
const both: { tabs: BankTab[] } = { tabs: [2, 1] };

test.each<{ why: string; events: BankEvent<string>[]; sees: ReturnType<typeof seen> }>([
  {
    why: 'at first the actual report',
    events: [],
    sees: { table: 'first', at: at(2, 1), phase: 'still', ...both },
  },
  {
    why: 'while the archive loads the old table stays',
    events: [choose(1)],
    sees: { table: 'first', at: at(1, 1), phase: 'loading', ...both },
  },
  {
    why: 'the archive comes',
    events: [choose(1), arrive(1, 'archive')],
    sees: { table: 'archive', at: at(1, 1), phase: 'still', ...both },
  },
  {
    why: 'a tab that was there before needs no call',
    events: [choose(1), arrive(1, 'archive'), choose(2)],
    sees: { table: 'first', at: at(2, 1), phase: 'still', ...both },
  },
  {
    why: 'the last choice wins, in whatever order the answers come',
    events: [choose(1), choose(2, 2), arrive(1, 'archive'), arrive(2, 'digest')],
    sees: { table: 'digest', at: at(2, 2), phase: 'still', ...both },
  },
  {
    why: 'an answer after the reader went back changes nothing',
    events: [choose(1), choose(2), arrive(1, 'archive')],
    sees: { table: 'first', at: at(2, 1), phase: 'still', ...both },
  },
  {
    why: 'a failure keeps the old table and marks its tab',
    events: [choose(1), fail(1)],
    sees: { table: 'first', at: at(2, 1), phase: 'failed', ...both },
  },
  {
    why: 'a failure of an older choice is nobody’s matter',
    events: [choose(1), choose(2, 2), fail(1)],
    sees: { table: 'first', at: at(2, 2), phase: 'loading', ...both },
  },
  {
    why: 'trying again requests what failed',
    events: [choose(1), fail(1), retry, arrive(2, 'archive')],
    sees: { table: 'archive', at: at(1, 1), phase: 'still', ...both },
  },
  {
    why: 'there is nothing to try again where nothing failed',
    events: [retry],
    sees: { table: 'first', at: at(2, 1), phase: 'still', ...both },
  },
  {
    why: 'one empty type of the archive leads to the other',
    events: [choose(1), arrive(1, null), arrive(2, 'digest')],
    sees: { table: 'digest', at: at(1, 2), phase: 'still', ...both },
  },
  {
    why: 'an archive that is empty altogether loses its tab, and the actual report is back',
    events: [choose(1), arrive(1, null), arrive(2, null)],
    sees: { table: 'first', at: at(2, 1), phase: 'still', tabs: [2] },
  },
])('IF-06 $why', ({ events, sees }) => {
  expect(seen(after(FIRST, events))).toEqual(sees);
});

test('IF-06 an empty actual report loses its tab and shows the archive', () => {
  const archive = startBank({ choice: at(1, 1), report: 'archive' }, [at(2, 1), at(1, 1)]);
  expect(seen(after(archive, [choose(2), arrive(1, null)]))).toEqual({
    table: 'archive',
    at: at(1, 1),
    phase: 'still',
    tabs: [1],
  });
});

test('IF-06 a type that is empty is offered no more', () => {
  const { offered } = after(FIRST, [choose(2, 2), arrive(1, null)]);
  expect(typesOf(offered, 2)).toEqual([1]);
  expect(typesOf(offered, 1)).toEqual([1, 2]);
});
