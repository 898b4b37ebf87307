import type { Column } from './table-data.ts';

/** A column of numbers that is there even where all of them are missing. */
export const numberColumn = (key: string, title: string, decimals: number): Column => ({
  key,
  title,
  kind: 'number',
  decimals,
  isAlwaysShown: true,
});
