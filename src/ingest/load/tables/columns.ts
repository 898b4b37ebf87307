import type { LoadColumn } from './load-table.ts';

const column =
  (type: LoadColumn['type']) =>
  (name: string, otherwise?: string): LoadColumn => ({ name, type, ...(otherwise && { otherwise }) });

/** Of two columns of which a row has one: the other one ends the value of this one. */
export const insteadOf = (other: string, column: LoadColumn): LoadColumn => ({ ...column, insteadOf: other });

export const int = column('int');
export const bigint = column('bigint');
export const smallint = column('smallint');
export const numeric = column('numeric');
export const text = column('text');
export const date = column('date');
export const jsonb = column('jsonb');
export const bool = column('boolean');
export const instant = column('timestamptz');
