import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BondTerms } from '../src/domain/bonds/bond-terms.ts';
import { type PreparedBond, prepareBond } from '../src/domain/bonds/valuation/prepared-bond.ts';
import {
  addMonths,
  type DayNumber,
  toCalendarDay,
  toCivil,
  toDayNumber,
} from '../src/domain/calendar/day-number.ts';
import type { Candidate, Comparison } from './frame.ts';
import { installOutside } from './page/install-outside.ts';

/** A bond of ten years that pays twice a year, and what is asked of it. */
interface Requested {
  readonly terms: BondTerms & { readonly maturesOn: DayNumber };
  readonly rate: number;
  readonly convention: '30U/360' | 'ACTUAL/ACTUAL';
  readonly settlement: DayNumber;
  readonly clean: number;
}

/** What the peer's package is called with; days are written ones. */
type PeerBond = (terms: {
  settlement: string;
  maturity: string;
  rate: number;
  redemption: number;
  frequency: number;
  convention: string;
}) => { yield(price: number): number };

const BONDS = 1_000;
const OURS_A_ROUND = 100_000;
const PEERS_A_ROUND = 2_000;
/** What one thread is to do in a second. */
const TO_REACH = 100_000;
const MATURITY = { kind: 'maturity' } as const;
const SAME = 1e-9;

/** Yields by the street's convention beside a published package that gives a spreadsheet's YIELD. */
export async function prepareYields(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  const folder = installOutside('yields', { 'bond-calculator': '0.1.9' });
  const peerBond: PeerBond = createRequire(join(folder, 'package.json'))('bond-calculator');
  const requested = Array.from({ length: BONDS }, (_, i) => requestedBond(i));
  const prepared = requested.map(({ terms }) => prepareBond(terms));
  const peers = requested.map((bond) => toPeer(peerBond, bond));
  for (const [i, bond] of requested.entries()) {
    const ours = streetYield(prepared[i], bond);
    const theirs = peers[i]?.yield(bond.clean) ?? Number.NaN;
    if (!(Math.abs(ours - theirs) <= SAME)) throw new Error(`bond ${i}: ${ours} here, ${theirs} there`);
  }
  const at = <T>(all: readonly T[], i: number): T => all[i % BONDS] as T;
  const fromTerms = counted('from its terms', OURS_A_ROUND, (i) => {
    const bond = at(requested, i);
    return streetYield(prepareBond(bond.terms), bond);
  });
  const peerFromTerms = counted('bond-calculator', PEERS_A_ROUND, (i) => {
    const bond = at(requested, i);
    return toPeer(peerBond, bond).yield(bond.clean);
  });
  const drawn = counted('prepared', OURS_A_ROUND, (i) => streetYield(at(prepared, i), at(requested, i)));
  const peerDrawn = counted('bond-calculator', PEERS_A_ROUND, (i) =>
    at(peers, i).yield(at(requested, i).clean),
  );
  const both = counted('street and effective', OURS_A_ROUND, (i) => {
    const { settlement, clean } = at(requested, i);
    const valued = at(prepared, i).valueAt(settlement, MATURITY, i % 2 === 0 ? 'street' : 'effective', clean);
    return valued.isValued ? valued.rate : Number.NaN;
  });
  const budget = { name: 'to reach', measure: async () => TO_REACH };
  const unit = 'yields/s';
  return {
    comparisons: [
      { title: 'a yield from the terms of a bond', unit, ours: fromTerms, peer: peerFromTerms, atLeast: 10 },
      { title: 'a yield of a bond that is prepared', unit, ours: drawn, peer: peerDrawn, atLeast: 10 },
      { title: 'with accrued interest, duration and convexity', unit, ours: both, peer: budget, atLeast: 1 },
    ],
    stop: async () => undefined,
  };
}

function requestedBond(i: number): Requested {
  const maturesOn = toDayNumber('2034-01-15') + i;
  const isActual = i % 2 === 1;
  const rate = 1 + (i % 90) / 10;
  return {
    terms: {
      faceValue: 100,
      issuedOn: addMonths(maturesOn, -120),
      maturesOn,
      coupon: {
        kind: 'fixed',
        rate,
        couponsPerYear: 2,
        dayCount: isActual ? 'ACT/ACT ICMA' : '30/360',
        stub: 'short-front',
        keepsMonthEnd: true,
      },
      redemptions: [],
      defaultedOn: null,
    },
    rate: rate / 100,
    convention: isActual ? 'ACTUAL/ACTUAL' : '30U/360',
    settlement: notThe31st(addMonths(maturesOn, -119) + (i % 20)),
    clean: 80 + (i % 397) / 10,
  };
}

/** Thirty days a month: the peer moves a 31st where a spreadsheet leaves it. */
const notThe31st = (day: DayNumber) => (toCivil(day).date === 31 ? day + 1 : day);

const toPeer = (peerBond: PeerBond, { terms, rate, convention, settlement }: Requested) =>
  peerBond({
    settlement: toCalendarDay(settlement),
    maturity: toCalendarDay(terms.maturesOn),
    rate,
    redemption: 100,
    frequency: 2,
    convention,
  });

function streetYield(bond: PreparedBond | undefined, { settlement, clean }: Requested): number {
  const valued = bond?.valueAt(settlement, MATURITY, 'street', clean);
  return valued?.isValued ? valued.rate : Number.NaN;
}

/** So many a second of the process's own time: what else the machine does takes none of it. */
function counted(name: string, times: number, run: (i: number) => number): Candidate {
  return {
    name,
    measure: async () => {
      const before = process.cpuUsage();
      let sum = 0;
      for (let i = 0; i < times; i++) sum += run(i);
      const { user, system } = process.cpuUsage(before);
      if (Number.isNaN(sum)) throw new Error('a bond has no yield');
      return (times * 1e6) / (user + system);
    },
  };
}
