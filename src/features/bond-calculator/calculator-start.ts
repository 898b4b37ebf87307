import type { z } from 'zod';
import { isLocked } from '#platform/contract/sealed.ts';
import type { calculatorStart } from './bond-calculator.contract.ts';
import type { FieldTexts } from './calculator-fields.ts';
import { plainNumber } from './field-texts.ts';

/**
 * Where a calculator begins. A page that mounts one has `calculatorStart` in its reply, answers it with
 * `loadCalculatorStart(context, bondId)` and draws `<BondCalculator start={…} />`.
 */
export type CalculatorStart = z.output<typeof calculatorStart>;

/** The fields as they stand before anyone has changed them; a price that is not known or not for this viewer is left empty. */
export function startTexts({ fields, price }: CalculatorStart): FieldTexts {
  return { ...fields, price: price === null || isLocked(price) ? fields.price : plainNumber(price) };
}
