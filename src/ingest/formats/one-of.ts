/** The value of a list that a cell writes, whatever its case; undefined where it is none of them. */
export function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  const folded = text?.trim().toLowerCase().replaceAll(/[ -]/g, '_');
  return values.find((value) => value === folded);
}
