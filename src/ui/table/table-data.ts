import type { ReactNode } from 'react';
import type { Capability } from '#domain/access/capabilities.ts';

/** What a cell knows. Null is unknown; `***` is locked, a request marker requests data. */
export type Value = string | number | null;

/** The meanings that a cell may have; each has one look. */
export type Tone = 'strong' | 'faint' | 'up' | 'down' | 'flat';

export interface RichCell {
  readonly val: Value;
  /** A longer name of the value, for the pointer and one tap away. */
  readonly title?: string | undefined;
  /** An address of this site without its language, or one that begins with http. */
  readonly lnk?: string | undefined;
  /** A sentence that explains the value, behind an (i). */
  readonly info?: string | undefined;
  readonly class?: Tone | undefined;
  /** More about the value, one tap away. */
  readonly tooltip?: string | undefined;
  /** Quiet words after the value: a currency, a unit that changes from row to row. */
  readonly unit?: string | undefined;
  /** Drawn in place of the value, which still sorts the row. */
  readonly drawn?: ReactNode;
  /** What locks it, where the cells of its column differ. */
  readonly lock?: Capability | undefined;
}

export type Cell = Value | RichCell;

export type ColumnKind = 'text' | 'number' | 'change' | 'day' | 'comment';

export interface Column {
  readonly key: string;
  readonly title: string;
  /** The head is read aloud and not shown: what stands in the column says it. */
  readonly isTitleHidden?: boolean;
  /** Quiet lines under the title: the day that a period ends, a currency of its own. */
  readonly under?: readonly string[];
  readonly kind?: ColumnKind;
  /** Of a number; the same for the whole column. */
  readonly decimals?: number;
  readonly isSortable?: boolean;
  /** Even where all its cells are empty or zero. */
  readonly isAlwaysShown?: boolean;
  /** The lock of its cells; that of prices by default. */
  readonly lock?: Capability | undefined;
  /** A sentence that explains the column. */
  readonly hint?: string;
  /** Not on a phone; only on a phone; only where there is room to spare. */
  readonly on?: 'wide' | 'phone' | 'desk';
  /** Days stand left by default. */
  readonly align?: 'end';
  /** `free` takes what the others leave, and its words are cut rather than wrapped. */
  readonly width?: 'least' | 'third' | 'free';
  /** Names the row; the first column unless another one says so. */
  readonly isRowHead?: boolean;
}

export interface Row {
  readonly id: string;
  readonly cells: Readonly<Record<string, Cell>>;
  /** Not shown until a neighbour's `show` reveals it. */
  readonly hidden?: boolean | undefined;
  readonly class?: 'total' | 'strong' | 'faint' | undefined;
  /** Carries the control for the hidden rows before it, after it, or of both that begin revealed. */
  readonly show?: 'prev' | 'next' | 'hide' | undefined;
  /** Has a box, and whether it is ticked at first. */
  readonly checked?: boolean | undefined;
  /** How many columns the first cell takes. */
  readonly colspan?: number | undefined;
  /** The name of its group. */
  readonly group?: string | undefined;
  readonly subRows?: readonly Row[] | undefined;
  readonly isCurrent?: boolean | undefined;
}

export type Direction = 'asc' | 'desc';

export interface Sort {
  readonly key: string;
  readonly direction: Direction;
}
