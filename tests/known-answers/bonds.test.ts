import { expect, test } from 'vitest';
import { accruedInterest } from '#domain/bonds/accrued-interest.ts';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import { valueAtPrice, valueAtYield } from '#domain/bonds/valuation/value-bond.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { KNOWN_BONDS } from './bonds.ts';
import { UNSTATED_BOND } from './unstated-bond.ts';

const CASES = KNOWN_BONDS.flatMap(({ source, terms, answers }) =>
  answers.map((answer) => ({ source, stored: { ...UNSTATED_BOND, ...terms }, ...answer })),
);

test.each(CASES)(
  'NU-04 $source, settled on $settlement',
  ({ stored, settlement, decimals = 6, ...known }) => {
    const terms = toBondTerms(stored);
    if (!terms) throw new Error('unknown terms');
    const day = toDayNumber(settlement);
    if (known.accrued !== undefined) expect(accruedInterest(terms, day)).toBeCloseTo(known.accrued, decimals);
    const question = { terms, settlement: day, end: { kind: 'maturity' }, convention: 'street' } as const;
    if (known.yield === undefined) return;
    const from = known.dirty ?? (known.clean ?? 0) + (accruedInterest(terms, day) ?? 0);
    const priced = valueAtYield(question, known.yield / 100);
    expect(priced.isValued && priced.dirty).toBeCloseTo(from, decimals);
    if (known.clean === undefined || known.modified === undefined) return;
    const valued = valueAtPrice(question, known.clean);
    if (!valued.isValued) throw new Error(valued.why);
    expect(100 * valued.rate).toBeCloseTo(known.yield, 7);
    expect(valued.risk.modified).toBeCloseTo(known.modified, 7);
    expect(valued.risk.convexity).toBeCloseTo(known.convexity ?? 0, 6);
  },
);
