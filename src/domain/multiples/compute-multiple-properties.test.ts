import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endMonthsBefore } from '../statements/period-values.ts';
import { books, multipleOf, report, share } from './books-for-tests.ts';
import { CATALOGUE } from './catalogue.ts';
import { columnsOf } from './columns.ts';
import { computeFrom } from './compute-multiple.ts';
import type { Input } from './input.ts';
import type { IssuerBooks } from './issuer-books.ts';
import { linesOf } from './quantities.ts';
import { REASONS } from './reason.ts';

const LATEST = '2025-12-31';
const ENDS = Array.from({ length: 10 }, (_, back) => endMonthsBefore(LATEST, back * 3)).reverse();

const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
const aBook = fc.constantFrom<IssuerBooks['book']>('company', 'bank', 'ras');

const everyLine = (book: IssuerBooks['book']) => {
  const count = linesOf(book).length;
  return { minLength: count, maxLength: count };
};

/** Books with any gaps: reports, lines, prices and numbers of shares may all be missing. */
const someBooks = aBook.chain((book) =>
  fc
    .record({
      reports: fc.tuple(
        ...ENDS.map((end) =>
          fc.option(
            fc
              .array(fc.option(amount, { freq: 9, nil: undefined }), everyLine(book))
              .map((values) =>
                Object.fromEntries(
                  linesOf(book).flatMap((code, at) => (values[at] === undefined ? [] : [[code, values[at]]])),
                ),
              )
              .map((facts) => report(end, Number(end.slice(5, 7)), facts)),
            { freq: 5 },
          ),
        ),
      ),
      shares: fc.array(
        fc.record({
          sharesOutstanding: fc.option(fc.integer({ min: 1, max: 10 ** 9 })),
          prices: fc.array(fc.option(fc.integer({ min: 1, max: 10 ** 6 })), {
            minLength: ENDS.length,
            maxLength: ENDS.length,
          }),
          dividend: fc.integer({ min: 0, max: 1000 }),
          coefficient: fc.constantFrom(0.2, 1, 3),
          currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'TRY'),
        }),
        { maxLength: 2 },
      ),
    })
    .map(({ reports, shares }) =>
      books({
        book,
        today: '2026-02-01',
        reports: reports.flatMap((of) => of ?? []),
        shares: shares.map(({ sharesOutstanding, prices, dividend, coefficient, currency }) =>
          share({
            sharesOutstanding,
            currency,
            closes: Object.fromEntries(
              ENDS.flatMap((day, at) => {
                const price = prices[at];
                return price == null ? [] : [[day, { day, price }]];
              }),
            ),
            splits: [{ day: '2025-05-05', coefficient }],
            dividends: [{ exDividendOn: '2025-03-03', amount: dividend, currency }],
          }),
        ),
      }),
    ),
);

const outcomesOf = (of: IssuerBooks) => {
  const compute = computeFrom(of);
  return (['1', '2'] as const).flatMap((period) =>
    columnsOf(of, period).flatMap((column) =>
      CATALOGUE[of.book].map((multiple) => ({ multiple, ...compute(multiple, column) })),
    ),
  );
};

test('the books of these tests have values as well as gaps', () => {
  const outcomes = fc.sample(someBooks, { numRuns: 20, seed: 7 }).flatMap(outcomesOf);
  const reasons = new Set(outcomes.map(({ outcome }) => outcome.reason));
  expect(outcomes.filter(({ outcome }) => outcome.reason === null).length).toBeGreaterThan(1000);
  expect(reasons.size).toBeGreaterThan(10);
});

test('MU-01 whatever is missing, there is a finite number or a reason, and never both or neither', () => {
  fc.assert(
    fc.property(someBooks, (of) => {
      const odd = outcomesOf(of).filter(({ outcome: { value, reason } }) =>
        reason === null ? !Number.isFinite(value) : value !== null || !REASONS.includes(reason),
      );
      expect(odd).toEqual([]);
    }),
  );
});

test('MU-01 an amount that is reported is of the currency of the books', () => {
  fc.assert(
    fc.property(someBooks, (of) => {
      const odd = outcomesOf(of).filter(
        ({ multiple: { measure }, outcome, currency }) =>
          (measure === 'money' || measure === 'per_share') &&
          outcome.value !== null &&
          currency !== null &&
          currency !== of.currency,
      );
      expect(odd).toEqual([]);
    }),
  );
});

test('MU-01 money counted in other units changes amounts by as much, and ratios not at all', () => {
  fc.assert(
    fc.property(someBooks, fc.constantFrom(0.001, 2, 1000), (of, times) => {
      const scaled = outcomesOf(scaleMoney(of, times));
      const odd = outcomesOf(of).filter(({ multiple, outcome }, at) => {
        const other = scaled[at]?.outcome;
        if (outcome.value === null) return other?.reason !== outcome.reason;
        const isAmount = multiple.measure === 'money' || multiple.measure === 'per_share';
        return !isNear(other?.value, outcome.value * (isAmount ? times : 1));
      });
      expect(odd).toEqual([]);
    }),
  );
});

test('MU-01 enterprise value is capitalisation and net debt and minority, wherever it can be determined', () => {
  const [ev, cap] = [multipleOf('enterprise_value'), multipleOf('market_cap')];
  fc.assert(
    fc.property(someBooks, (of) => {
      fc.pre(of.book === 'company');
      const compute = computeFrom(of);
      for (const column of columnsOf(of, '1')) {
        const { outcome, inputs } = compute(ev, column);
        if (outcome.value === null) continue;
        const [debt, minority, cash] = inputs[0]?.parts.slice(1).map(numberOf) ?? [];
        const whole = (compute(cap, column).outcome.value ?? 0) + (debt ?? 0) + (minority ?? 0) - (cash ?? 0);
        expect(outcome.value).toBeCloseTo(whole, 3);
        const over = compute(multipleOf('ev_ebitda'), column);
        if (over.outcome.value === null) continue;
        const ebitda = numberOf(over.inputs[1]);
        expect(Math.abs(over.outcome.value * ebitda - whole)).toBeLessThanOrEqual(
          1e-6 * Math.abs(whole) + 1e-6,
        );
      }
    }),
  );
});

test('MU-01 every input of a value adds up to its total', () => {
  fc.assert(
    fc.property(someBooks, (of) => {
      expect(outcomesOf(of).flatMap(({ inputs }) => inputs.flatMap(oddTotals))).toEqual([]);
    }),
  );
});

function oddTotals(input: Input): Input[] {
  const below = input.parts.flatMap(oddTotals);
  if (input.parts.length === 0 || input.outcome.value === null) return below;
  const total =
    input.joined === 'sum'
      ? input.parts.reduce((sum, part) => sum + part.sign * numberOf(part), 0)
      : input.parts.reduce((product, part) => product * numberOf(part), 1);
  return isNear(total, input.outcome.value) ? below : [...below, input];
}

/** But for the last digits that a computer keeps. */
const isNear = (value: number | null | undefined, wanted: number) =>
  Math.abs((value ?? Number.NaN) - wanted) <= 1e-6 * Math.max(1, Math.abs(wanted));

const numberOf = (input: Input | undefined) => input?.outcome.value ?? Number.NaN;

function scaleMoney(of: IssuerBooks, times: number): IssuerBooks {
  const scale = <T extends object>(record: T): T =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, value * times])) as T;
  return {
    ...of,
    reports: of.reports.map((its) => ({ ...its, facts: scale(its.facts) })),
    shares: of.shares.map((its) => ({
      ...its,
      closes: Object.fromEntries(
        Object.entries(its.closes).flatMap(([day, close]) =>
          close ? [[day, { ...close, price: close.price * times }]] : [],
        ),
      ),
      dividends: its.dividends.map((paid) => ({ ...paid, amount: paid.amount * times })),
    })),
  };
}
