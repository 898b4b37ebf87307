/** A table, what is written into it, and how much that will be. */
export interface TablePlan {
  readonly table: string;
  readonly columns: readonly string[];
  readonly total: number;
  /** Rows in the text format of COPY. */
  readonly lines: Iterable<string>;
}
