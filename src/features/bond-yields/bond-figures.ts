import type { BondTerms } from '#domain/bonds/bond-terms.ts';
import type { GovernmentCurve } from '#domain/bonds/curve/government-curve.ts';
import { solveZSpread } from '#domain/bonds/curve/z-spread.ts';
import { spreadOver } from '#domain/bonds/measures/measure-bond.ts';
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
  readonly curve: GovernmentCurve | null;
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
  /** Basis points over the government curve: at the same modified duration, and at every point of it. */
  readonly spread: number | null;
  readonly zSpread: number | null;
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
  { price, curve }: Priced,
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
      curve,
      end.kind === 'maturity' && question.terms.maturesOn === null,
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

function spreadsOf(
  valued: Valued | null,
  curve: GovernmentCurve | null,
  isEndless: boolean,
): Pick<EndFigures, 'spread' | 'zSpread'> {
  if (!valued || !curve) return { spread: null, zSpread: null };
  const money = (valued.dirty / 100) * valued.outstanding;
  const zSpread = solveZSpread(valued.discounted, money, curve);
  return {
    spread: spreadOver(curve, 100 * valued.rate, valued.risk.modified),
    // The curve does not reach to where a perpetual bond ends.
    zSpread: zSpread.isSolved && !isEndless ? zSpread.rate * IN_BASIS_POINTS : null,
  };
}

/** Whether the bond is over on a day: nothing can be bought any more. */
export const isOver = ({ maturesOn }: BondTerms, day: CalendarDay): boolean =>
  maturesOn !== null && maturesOn <= toDayNumber(day);
