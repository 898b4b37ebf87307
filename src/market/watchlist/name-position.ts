import type { Language } from '#domain/languages/languages.ts';
import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { entityPath, type SearchCategory } from '#domain/search/categories.ts';

interface Named {
  readonly kind: keyof typeof CATEGORIES;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly currency: string;
  readonly venueSegment: number | null;
}

/** What a row of a watchlist is called, where it leads, and what its price is stated in. */
export function namePosition(
  { kind, stringId, name, names, currency, venueSegment }: Named,
  language: Language,
) {
  return {
    name: localizedName(name, names, language),
    // A bond has one page for all its venues.
    url:
      entityPath(CATEGORIES[kind], stringId) +
      (venueSegment === null || kind === 'bond' ? '' : `${venueSegment}/`),
    price_unit: kind === 'bond' ? PERCENT_SIGN : currency,
  };
}

const CATEGORIES = {
  stock: 'stocks',
  bond: 'bonds',
  index: 'indexes',
  etf: 'etf',
} as const satisfies Record<string, SearchCategory>;
