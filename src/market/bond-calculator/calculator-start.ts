import type { z } from 'zod';
import type { FieldTexts } from '#domain/bond-calculator/calculator-fields.ts';
import { plainNumber } from '#domain/bond-calculator/field-texts.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import type { calculatorStart } from './bond-calculator.contract.ts';

/**
 * Where a calculator begins. A page that mounts one has `calculatorStart` in its reply, answers it with
 * `loadCalculatorStart(context, bondId)` and draws `<BondCalculator start={…} />`.
 */
export type CalculatorStart = z.output<typeof calculatorStart>;

/** The fields as they stand before anyone has changed them; a price that is not known or not for this viewer is left empty. */
export function startTexts({ fields, price }: CalculatorStart): FieldTexts {
  return { ...fields, price: price === null || isLocked(price) ? fields.price : plainNumber(price) };
}
