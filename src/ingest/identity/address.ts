import { findSlug } from '#domain/import/find-slug.ts';

interface Named {
  /** In the order in which they are tried: the Latin name first. */
  readonly names: readonly string[];
  readonly ticker?: string | undefined;
  readonly mic?: string | undefined;
  readonly isin?: string | undefined;
  readonly id: number;
}

/** The parts of an address that a new thing may get, best first; the last is always free. */
export function addressesFor({ names, ticker, mic, isin, id }: Named): readonly string[] {
  const base =
    names.map(findSlug).find((slug) => slug !== null) ??
    findSlug([ticker, mic].filter((part) => part !== undefined).join('-')) ??
    'id';
  const suffixes = [mic, isin?.slice(-4), String(id)].flatMap((suffix) =>
    suffix ? [suffix.toLowerCase()] : [],
  );
  return [base, ...suffixes.map((suffix) => `${base}-${suffix}`)];
}
