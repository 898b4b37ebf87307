import { basispoint } from './basispoint/brand.ts';
import type { Brand } from './brand.ts';
import { couponry } from './couponry/brand.ts';

export const BRANDS: readonly Brand[] = [basispoint, couponry];
export const DEFAULT_BRAND = basispoint.id;

export const isBrand = (id: string): boolean => BRANDS.some((brand) => brand.id === id);

export function readBrand(id: string): Brand {
  const brand = BRANDS.find((candidate) => candidate.id === id);
  if (!brand) throw new Error(`there is no brand "${id}"`);
  return brand;
}
