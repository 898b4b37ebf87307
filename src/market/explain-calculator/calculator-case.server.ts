import { calculate } from '#domain/bond-calculator/calculate.ts';
import { GIVEN } from '#domain/bond-calculator/calculator-fields.ts';
import { readFields } from '#domain/bond-calculator/read-fields.ts';
import type { YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { loadStartFor } from '#market/bond-calculator/bond-calculator.server.ts';
import { type CalculatorQuery, calculatorPath, textsOf } from '#market/bond-calculator/calculator-address.ts';
import type calculatorEnglish from '#market/bond-calculator/labels/eng.json';
import type { BondCase } from '#market/explain/bond-case.ts';
import { createBondWords } from '#market/explain/bond-words/words.server.ts';
import type { ExplainedEnd, ExplainedOfBond } from '#market/explain/explain-address.ts';
import type { RequestedFigure } from '#market/explain/requested-figure.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { explainCalculation } from './explain-calculator.ts';

type CaseContext = Pick<PageContext, 'database' | 'language' | 'today' | 'labels' | 'numbers'>;

type Requested = CalculatorQuery & {
  readonly what: ExplainedOfBond;
  readonly end?: ExplainedEnd | undefined;
  readonly as?: YieldConvention | undefined;
};

export interface CalculatorCase {
  readonly bondCase: BondCase;
  readonly requested: RequestedFigure;
  /** The calculation itself, without the prefix of a language. */
  readonly calculation: string;
}

/**
 * What an address of the calculator asks, as the bond that is explained. The address states the price or the yield itself: the stored
 * price of a bond, which not everyone may see, is never taken. Refused where something cannot be read or nothing follows.
 */
export async function readCalculatorCase(
  context: CaseContext,
  { what, end, as, ...query }: Requested,
): Promise<CalculatorCase> {
  if (GIVEN.every((given) => query[given] === undefined)) throw new Refusal('bad_request');
  const { start: loaded } = await loadStartFor(context, query.bond?.trim() ?? '');
  const start = { ...loaded, price: null };
  const texts = textsOf(query, start, '.');
  const { input } = readFields(texts, '.');
  if (!input) throw new Refusal('bad_request');
  const calculated = calculate(input);
  if (!calculated.isCalculated) throw new Refusal('not_found');
  const words = createBondWords(context);
  const t = context.labels
    .translator(['bond-calculator'], context.language)
    .of<keyof typeof calculatorEnglish>('bond-calculator');
  const { terms, options, assumptions, settlement } = input;
  const day = toCalendarDay(settlement);
  const percent = assumptions.baseRate ?? assumptions.inflation;
  const calculation = calculatorPath(texts, { start, mark: '.', isLasting: true });
  return {
    calculation,
    requested: { what, convention: as, end: end ?? 'maturity' },
    bondCase: {
      stringId: null,
      name: loaded.bond?.name ?? t('form'),
      currency: loaded.bond?.currency ?? '',
      source: t('form'),
      known: { terms, options, rateName: null, rates: [] },
      assumptions,
      projection: { kind: assumptions.forward ? 'typed' : 'flat' },
      hrefOf: (each, how) => explainCalculation(calculation, each, how),
      day,
      price: { clean: calculated.result.clean, day, quoted: null },
      rate:
        percent === undefined ? null : { day, percent, name: words.t('input_base_rate'), source: t('form') },
      curve: null,
    },
  };
}
