import type { Row } from './table-data.ts';

/** What one `tr` of the body shows. */
export type Line = RowLine | GroupLine | RevealLine;

export interface RowLine {
  readonly kind: 'row';
  readonly id: string;
  readonly row: Row;
  /** 0, or how deep it stands under other rows. */
  readonly depth: number;
  /** Null: it has no sub-rows. */
  readonly isOpen: boolean | null;
  /** Null: it has no box. */
  readonly isChosen: boolean | null;
  /** Of a sub-row that is in the page and hidden: it waits with the rows past the limit, or its row is closed. */
  readonly hiddenAs?: 'waiting' | 'folded' | undefined;
}

export interface GroupLine {
  readonly kind: 'group';
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly isOpen: boolean;
}

/** The control for hidden rows beside a row. */
export interface RevealLine {
  readonly kind: 'reveal';
  readonly id: string;
  readonly rowId: string;
  readonly side: 'prev' | 'next';
  readonly count: number;
  readonly isRevealed: boolean;
}

export interface LineActions {
  /** Opens or closes a group or a row with sub-rows. */
  readonly toggle: (id: string) => void;
  readonly choose: (id: string, isChosen: boolean) => void;
  readonly reveal: (rowId: string) => void;
}

/** Rows that have nothing to open, choose or reveal. */
export function plainLines(rows: readonly Row[]): readonly Line[] {
  return rows.map((row) => ({ kind: 'row', id: row.id, row, depth: 0, isOpen: null, isChosen: null }));
}
