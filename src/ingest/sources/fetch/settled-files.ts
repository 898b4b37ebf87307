/** What a look at a folder shows of its files. */
export type Look = ReadonlyMap<string, { readonly size: number; readonly modifiedAt: number }>;

/** How long the size of a file must stand still before it counts as whole. */
export const STILL_MS = 10_000;

/** Files that are the same in both looks, in the order of their names: nobody is writing them any more. */
export function settledFiles(before: Look, after: Look): string[] {
  return [...after]
    .filter(([name, { size, modifiedAt }]) => {
      const earlier = before.get(name);
      return size > 0 && earlier?.size === size && earlier.modifiedAt === modifiedAt;
    })
    .map(([name]) => name)
    .sort();
}
