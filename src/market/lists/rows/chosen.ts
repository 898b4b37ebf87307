/** Rows of a list: these, or so many after a name and an id. */
export type Chosen =
  | {
      readonly kind: 'ids';
      readonly ids: readonly number[];
      /** What a year of daily prices says of each: too much to read of a whole list. */
      readonly withReturns?: boolean;
    }
  | { readonly kind: 'after'; readonly name: string; readonly id: number; readonly count: number };
