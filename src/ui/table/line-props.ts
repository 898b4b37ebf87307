import type { RefObject } from 'react';
import type { Line, LineActions } from './lines.ts';
import type { Column, Row } from './table-data.ts';

/** What all lines of a table have in common. */
export interface SharedLineProps {
  readonly columns: readonly Column[];
  readonly isCutOff: boolean;
  readonly actions: LineActions | undefined;
  readonly onRequest: ((row: Row, column: Column) => void) | undefined;
}

export interface LongBodyProps extends SharedLineProps {
  readonly lines: readonly Line[];
  readonly region: RefObject<HTMLDivElement | null>;
}

/** Rows are counted from one, and the heads are the first. */
export const FIRST_ROW = 2;
