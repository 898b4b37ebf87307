/** A brand is a name and a face over the same data; the host chooses it. */
export interface Brand {
  readonly name: string;
}

export const DEFAULT_BRAND = 'basispoint';

const BRANDS: Readonly<Record<string, Brand>> = { [DEFAULT_BRAND]: { name: 'Basispoint' } };

export const BRAND_IDS: readonly string[] = Object.keys(BRANDS);

export const isBrand = (id: string): boolean => Object.hasOwn(BRANDS, id);

export function readBrand(id: string): Brand {
  const brand = BRANDS[id];
  if (!brand) throw new Error(`there is no brand "${id}"`);
  return brand;
}
