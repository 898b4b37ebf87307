import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import type { DayNumber } from '#domain/calendar/day-number.ts';
import type { DecimalMark } from '#domain/numbers/typed-number.ts';
import {
  type CalculatorConvention,
  CONVENTIONS,
  type FieldName,
  type FieldTexts,
  GIVEN,
  type GivenName,
  TARGETS,
  type Target,
} from './calculator-fields.ts';
import type { FieldFault } from './field-faults.ts';
import { createFieldReader } from './field-reader.ts';
import { type BondOption, readAssumptions, readOptions, readTerms } from './read-terms.ts';

/** What a calculator is asked. */
export interface CalculatorInput {
  readonly terms: BondTerms;
  readonly options: readonly BondOption[];
  readonly assumptions: Assumptions;
  readonly settlement: DayNumber;
  /** Percent: of the outstanding principal, or a year. */
  readonly given: { readonly by: GivenName; readonly percent: number };
  readonly convention: CalculatorConvention;
  readonly to: Target;
}

export type Faults = ReadonlyMap<FieldName, FieldFault>;

export interface ReadFields {
  /** Null where a field has a fault. */
  readonly input: CalculatorInput | null;
  readonly faults: Faults;
}

const PRICES = 1_000_000;
const YIELDS = { least: -1_000, most: 1_000_000 };

/** All fields at once: what they ask, or what is wrong with each. */
export function readFields(texts: FieldTexts, mark: DecimalMark): ReadFields {
  const read = createFieldReader(texts, mark);
  const by = read.choice('by', GIVEN);
  const percent = by && (by === 'yield' ? read.number('yield', YIELDS) : read.positive(by, PRICES));
  const convention = read.choice('convention', CONVENTIONS);
  const to = read.choice('to', TARGETS);
  const settlement = read.day('date');
  const terms = readTerms(read, texts);
  const options = readOptions(read, terms);
  const assumptions = readAssumptions(read, terms?.coupon.kind, settlement);
  const { faults } = read;
  if (faults.size > 0 || !terms || !by || !convention || !to) return { input: null, faults };
  if (percent === null || settlement === null) return { input: null, faults };
  return {
    input: { terms, options, assumptions, settlement, given: { by, percent }, convention, to },
    faults,
  };
}
