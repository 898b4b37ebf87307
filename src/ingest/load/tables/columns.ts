import type { LoadColumn } from './load-table.ts';

const column =
  (type: LoadColumn['type']) =>
  (name: string, otherwise?: string): LoadColumn => ({ name, type, ...(otherwise && { otherwise }) });

export const int = column('int');
export const bigint = column('bigint');
export const smallint = column('smallint');
export const numeric = column('numeric');
export const text = column('text');
export const date = column('date');
export const jsonb = column('jsonb');
export const bool = column('boolean');
export const instant = column('timestamptz');
