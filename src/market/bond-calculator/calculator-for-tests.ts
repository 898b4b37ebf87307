import { ownFields } from '#domain/bond-calculator/start-fields.ts';
import type { CalculatorStart } from './calculator-start.ts';

const TODAY = '2026-06-15';

/** A bond of one's own on a day that never changes. */
export const OWN: CalculatorStart = { bond: null, fields: ownFields(TODAY), today: TODAY, price: null };

export const STORED: CalculatorStart = {
  bond: { string_id: 'norvik-steel-bond-1', name: 'Norvik Steel 1', currency: 'NOK' },
  fields: {
    ...ownFields(TODAY),
    price: '',
    issued: '2024-03-15',
    matures: '2034-03-15',
    rate: '7.25',
  },
  today: TODAY,
  price: 98.5,
};
