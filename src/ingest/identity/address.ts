import { transliterate } from '#domain/languages/transliterate.ts';

const LONGEST = 80;

/** Letters and digits of the Latin alphabet with hyphens, or nothing where the text has none. */
export const toSlug = (text: string): string =>
  transliterate(text)
    .toLowerCase()
    .replaceAll(/['’"«»“”]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

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
  const isReadable = (slug: string, name: string) => slug !== '' && !/\p{Script=Han}/u.test(name);
  const base =
    names.map((name) => [toSlug(name), name] as const).find(([slug, name]) => isReadable(slug, name))?.[0] ??
    (toSlug(`${ticker ?? ''}-${mic ?? ''}`) || 'id');
  const suffixes = [mic, isin?.slice(-4), String(id)].flatMap((suffix) =>
    suffix ? [suffix.toLowerCase()] : [],
  );
  return [base, ...suffixes.map((suffix) => `${base}-${suffix}`)];
}
