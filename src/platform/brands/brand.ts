import type { SearchCategory } from '#domain/search/categories.ts';

/**
 * A name and a face over the same data; the host chooses it (LV-07). A brand is a folder: `brand.ts` with its switches,
 * `Logo.tsx`, `icon.svg`, `watermark.svg`, a loader picture named as the brand (`basispoint.gif`), and `colours.css` unless the tokens are its colours.
 */
export interface Brand {
  readonly id: string;
  readonly name: string;
  /** The CBN data mode: links to the methodology are hidden. */
  readonly usesCbnData: boolean;
  /** Papers of its own on how reports of banks are read, in place of the site's; addresses that a browser opens. */
  readonly methodology?: Readonly<Partial<Record<'rus' | 'eng', string>>>;
  /** Which categories its search box offers (the documents' search_* switches). */
  readonly search: Readonly<Record<SearchCategory, boolean>>;
  /** The colour of the page, for the frame that a phone draws around it. */
  readonly paper: { readonly light: string; readonly dark: string };
}

export const brandFile = (id: string, file: 'icon.svg' | 'watermark.svg'): string => `/brands/${id}/${file}`;

/** The addresses that other sites and exported charts name (B7). */
export const watermarkAddress = (id: string): string => brandFile(id, 'watermark.svg');
export const loaderAddress = (id: string): string => `/brands/${id}/${id}.gif`;
