import { createRandom } from '../random.ts';
import type { Issuer } from './instruments.ts';
import type { Currency } from './venues.ts';

/** Units of the currency for one euro, ten years ago and today. */
export const EURO_RATES: Readonly<Record<Currency, { readonly from: number; readonly to: number }>> = {
  EUR: { from: 1, to: 1 },
  USD: { from: 1.07, to: 1.12 },
  TRY: { from: 3.4, to: 46.7 },
  CNY: { from: 7.2, to: 7.9 },
};

const MEDIAN = 3.2e9;
const SMALLEST = 0.6e9;
const LARGEST = 34e9;
/** Each of two classes of shares has to be a size that an exchange lists. */
const SMALLEST_WITH_PREFERRED = 2.4e9;

const KNOWN: Readonly<Record<string, number>> = {
  'norvik-steel': 14e9,
  'loewenstieg-bank': LARGEST,
  'caldervoe-bank': 19e9,
  'vexley-robotics': 0.9e9,
};

/** Euros that all shares of an issuer are worth; of one without shares, what they would be worth. */
export function capitalisationOf({ stringId }: Pick<Issuer, 'stringId'>, hasPreferred = false): number {
  const known = KNOWN[stringId];
  if (known !== undefined) return known;
  const drawn = MEDIAN * Math.exp(createRandom(`catalogue/size/${stringId}`).normal());
  return Math.min(LARGEST, Math.max(hasPreferred ? SMALLEST_WITH_PREFERRED : SMALLEST, drawn));
}

const ISSUE = { smallest: 50e6, largest: 1.5e9 };
const STEPS: Readonly<Record<Currency, number>> = { EUR: 10e6, USD: 10e6, TRY: 100e6, CNY: 50e6 };

/** What a bond raises, in its currency: `part` of what its issuer is worth, as round as such amounts are. */
export function issueSizeOf(issuer: Issuer, currency: Currency, part: number): number {
  const euros = Math.min(ISSUE.largest, Math.max(ISSUE.smallest, capitalisationOf(issuer) * part));
  const step = STEPS[currency];
  return Math.max(step, Math.round((euros * EURO_RATES[currency].to) / step) * step);
}
