import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import { assetSwapSpread, spreadOverPar, yearsToEnd } from '#domain/bonds/curve/curve-spreads.ts';
import { solveZSpread } from '#domain/bonds/curve/z-spread.ts';
import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { averageLife } from '#domain/bonds/valuation/average-life.ts';
import { YIELD_CONVENTIONS, type YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import {
  type NoValue,
  type Question,
  type Valued,
  valueAtPrice,
} from '#domain/bonds/valuation/value-bond.ts';
import { namedValuations, valueToEnds } from '#domain/bonds/valuation/yield-to-worst.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';

type Option = Exclude<BondEnd, { kind: 'maturity' }>;

export interface Priced {
  readonly bond: KnownBond;
  /** Clean, in percent of the outstanding principal. */
  readonly price: number;
  /** Of the price; it is settled on the same day. */
  readonly day: CalendarDay;
  readonly curve: ZeroCurve | null;
  /** Zero rates from swap rates, where they are stored. */
  readonly swaps: ZeroCurve | null;
}

/** What follows from a price by one convention. Percent, years, and money for one unit. */
export interface ConventionFigures {
  readonly convention: YieldConvention;
  readonly why: NoValue | null;
  readonly yield: number | null;
  readonly macaulay: number | null;
  readonly modified: number | null;
  readonly convexity: number | null;
  readonly pointValue: number | null;
}

export interface EndFigures {
  /** What a reader calls it: the worst and the best are among the others. */
  readonly name: NamedEnd;
  readonly end: BondEnd;
  readonly conventions: readonly ConventionFigures[];
  /** Years. */
  readonly averageLife: number | null;
  /** Basis points over the government curve: over its par yield at the same end, and over every zero rate. */
  readonly spread: number | null;
  readonly zSpread: number | null;
  /** Over the par rate of swaps at the same end; null where no swap rates are stored. */
  readonly iSpread: number | null;
  /** Par-par, over swaps or else the government curve. */
  readonly assetSwap: number | null;
}

/** To maturity; where there are calls, to the next one and the worst; where there are puts, to the next one and the best. */
export function figuresToEnds(priced: Priced): EndFigures[] {
  const { bond, day, price } = priced;
  const question = {
    terms: bond.terms,
    settlement: settlementDay(bond.terms, toDayNumber(day)),
    assumptions: assumptionsOn(bond, day),
  };
  const ends = valueToEnds({ ...question, convention: 'effective' }, price, bond.options);
  const next = (kind: Option['kind']) => ends.find(({ end }) => end.kind === kind)?.end;
  const { worst, best } = namedValuations(ends);
  const [call, put] = [next('call'), next('put')];
  const named: readonly (readonly [NamedEnd, BondEnd | undefined])[] = [
    ['maturity', { kind: 'maturity' }],
    ['call', call],
    ['worst', call && worst?.end],
    ['put', put],
    ['best', put && best?.end],
  ];
  return named.flatMap(([name, end]) => (end ? [figuresTo(priced, question, name, end)] : []));
}

function figuresTo(
  { price, curve, swaps }: Priced,
  question: Omit<Question, 'end' | 'convention'>,
  name: EndFigures['name'],
  end: BondEnd,
): EndFigures {
  const valuations = YIELD_CONVENTIONS.map((convention) => ({
    convention,
    valuation: valueAtPrice({ ...question, end, convention }, price),
  }));
  const effective = valuations.find(({ convention }) => convention === 'effective')?.valuation;
  return {
    name,
    end,
    averageLife: averageLife(question.terms, question.settlement, end),
    conventions: valuations.map(({ convention, valuation }) =>
      valuation.isValued
        ? { convention, why: null, ...toFigures(valuation) }
        : { convention, why: valuation.why, ...NOTHING },
    ),
    ...spreadsOf(
      effective?.isValued ? effective : null,
      { curve, swaps },
      yearsToEnd(question.terms, end, question.settlement),
    ),
  };
}

const NOTHING = { yield: null, macaulay: null, modified: null, convexity: null, pointValue: null };

const toFigures = ({ rate, risk }: Valued) => ({
  yield: 100 * rate,
  macaulay: risk.macaulay,
  modified: risk.modified,
  convexity: risk.convexity,
  pointValue: risk.basisPointValue,
});

const IN_BASIS_POINTS = 10_000;

type Spreads = Pick<EndFigures, 'spread' | 'zSpread' | 'iSpread' | 'assetSwap'>;
const NO_SPREADS: Spreads = { spread: null, zSpread: null, iSpread: null, assetSwap: null };

function spreadsOf(
  valued: Valued | null,
  { curve, swaps }: Pick<Priced, 'curve' | 'swaps'>,
  years: number | null,
): Spreads {
  // The curve does not reach to where a perpetual bond ends.
  if (!valued || years === null) return NO_SPREADS;
  const percent = 100 * valued.rate;
  const money = (valued.dirty / 100) * valued.outstanding;
  const zSpread = curve && solveZSpread(valued.discounted, money, curve);
  const flows = valued.discounted.map(({ amount, years: away }) => ({
    years: away,
    amount: (100 * amount) / valued.outstanding,
  }));
  const floating = swaps ?? curve;
  return {
    spread: (curve && spreadOverPar(curve, percent, years)?.spread) ?? null,
    zSpread: zSpread?.isSolved ? zSpread.rate * IN_BASIS_POINTS : null,
    iSpread: (swaps && spreadOverPar(swaps, percent, years)?.spread) ?? null,
    assetSwap: floating && assetSwapSpread(flows, valued.dirty, floating),
  };
}

/** Whether the bond is over on a day: nothing can be bought any more. */
export const isOver = ({ maturesOn }: BondTerms, day: CalendarDay): boolean =>
  maturesOn !== null && maturesOn <= toDayNumber(day);
