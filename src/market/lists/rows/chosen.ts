/** Which rows of a list are read: the next ones by name, or these. */
export type Chosen =
  | { readonly kind: 'after'; readonly name: string; readonly id: number; readonly count: number }
  | { readonly kind: 'ids'; readonly ids: readonly number[] };
