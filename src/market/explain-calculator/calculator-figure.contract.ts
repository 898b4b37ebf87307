import { z } from 'zod';
import { YIELD_CONVENTIONS } from '#domain/bonds/valuation/conventions.ts';
import { calculatorQuery } from '#market/bond-calculator/bond-calculator.contract.ts';
import { EXPLAINED_OF_BOND, isSpread } from '#market/explain/explain-address.ts';
import { explainedEnd } from '#market/explain/requested-figure.ts';

/** A typed bond belongs to no market: it has no curve that a spread could be measured over. */
const explained = EXPLAINED_OF_BOND.filter((what) => !isSpread(what));

export const calculatorFigureParams = z.strictObject({ what: z.enum(explained) });

export const calculatorFigureQuery = {
  ...calculatorQuery,
  end: explainedEnd,
  as: z.enum(YIELD_CONVENTIONS).optional().describe('yield convention of the explained figure'),
};
