import {
  LARGEST_QUANTITY,
  type QuantityFault,
  readQuantity,
  type TypedQuantity,
} from '#domain/numbers/typed-quantity.ts';
import { decimalMarkOf } from '#platform/i18n/format.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';

export interface Quantities {
  readonly read: (typed: string) => TypedQuantity;
  /** What is wrong with it, in a sentence that shows the way out. */
  readonly explain: (fault: QuantityFault, typed: string) => string;
}

const EXAMPLE = 12.5;

/** Quantities as the page's language writes them. */
export function useQuantities(): Quantities {
  const t = useLabels<typeof english>('quantity-field');
  const format = useFormat();
  return {
    read: (typed) => readQuantity(typed, decimalMarkOf(format)),
    explain: (fault, typed) => {
      const digits = typed.normalize('NFKC').replace(/[^\d.,]/g, '');
      return t(fault, {
        example: format.number(EXAMPLE),
        most: format.number(LARGEST_QUANTITY),
        decimals: format.number(Number(digits.replace(',', '.'))),
        thousands: format.number(Number(digits.replace(/[.,]/g, ''))),
      });
    },
  };
}
