/** How someone wants numbers written: as the language of the page does, or with a mark of their own before the decimals. */
export const NUMBERS = ['language', 'point', 'comma'] as const;
export type Numbers = (typeof NUMBERS)[number];

export const DEFAULT_NUMBERS: Numbers = 'language';

export const isNumbers = (value: unknown): value is Numbers =>
  (NUMBERS as readonly unknown[]).includes(value);
