import type { NoResult } from './calculate.ts';
import type { FieldName } from './calculator-fields.ts';
import type { CalculatorInput } from './read-fields.ts';

/** The field that a reason stands beside. */
export function fieldAtFault(why: NoResult, { given, terms }: CalculatorInput): FieldName {
  switch (why) {
    case 'matured':
    case 'not_issued':
    case 'nothing_to_come':
      return 'date';
    case 'in_default':
      return 'defaulted';
    case 'rate_unknown':
      return terms.coupon.kind === 'indexed' ? 'inflation' : 'base';
    case 'beyond_convention':
    case 'no_current_yield':
      return 'convention';
    case 'no_put':
    case 'no_call':
    case 'no_maturity':
      return 'to';
    case 'price_not_positive':
    case 'no_solution':
      return given.by;
  }
}
