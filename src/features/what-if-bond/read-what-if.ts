import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import { toNumber } from '#market/bond-map/map-selection.ts';
import { areSensible, COUPONS_A_YEAR, LAST_MATURITY, type OwnPoint } from '#market/bond-map/own-points.ts';
import { computeWhatIf } from './what-if.ts';

export type WhatIfField = 'name' | 'rate' | 'often' | 'matures' | 'price';

export interface WhatIfFault {
  readonly field: WhatIfField;
  readonly why: 'no_name' | 'no_rate' | 'no_day' | 'past' | 'no_price' | 'no_yield';
}

type Read =
  | { readonly isRead: true; readonly point: OwnPoint }
  | { readonly isRead: false; readonly fault: WhatIfFault };

/** The first thing that is wrong, or the point that the terms come to on the day of the map. */
export function readWhatIf(typed: (field: WhatIfField) => string, day: CalendarDay): Read {
  const no = (field: WhatIfField, why: WhatIfFault['why']): Read => ({
    isRead: false,
    fault: { field, why },
  });
  const name = typed('name').trim();
  const rate = typed('rate').trim() === '' ? 0 : toNumber(typed('rate'));
  const maturesOn = parseWrittenDay(typed('matures'));
  const price = toNumber(typed('price'));
  const couponsPerYear = COUPONS_A_YEAR.find((count) => String(count) === typed('often')) ?? 1;
  if (name === '') return no('name', 'no_name');
  if (rate === null || !areSensible({ rate, price: 100 })) return no('rate', 'no_rate');
  if (maturesOn === null || maturesOn > LAST_MATURITY) return no('matures', 'no_day');
  if (maturesOn <= day) return no('matures', 'past');
  if (price === null || !areSensible({ rate, price })) return no('price', 'no_price');
  const what = { rate, couponsPerYear, maturesOn, price };
  const valued = computeWhatIf(what, day);
  if (!valued.isValued) return no('price', 'no_yield');
  const { duration = 0, yield: yields = 0 } = valued.measures;
  const point = { name, duration: rounded(duration, 2), yield: rounded(yields, 3), what };
  return { isRead: true, point };
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
