import './couponry/colours.css';
import { type ComponentType, createContext, use } from 'react';
import { basispoint } from './basispoint/brand.ts';
import { BasispointLogo } from './basispoint/Logo.tsx';
import type { Brand } from './brand.ts';
import { CouponryLogo } from './couponry/Logo.tsx';

const LOGOS: Readonly<Record<string, ComponentType>> = {
  basispoint: BasispointLogo,
  couponry: CouponryLogo,
};

const BrandContext = createContext<Brand>(basispoint);

export const BrandProvider = BrandContext.Provider;

/** The brand that the page is shown under. */
export function useBrand(): Brand {
  return use(BrandContext);
}

/** Its mark, 22 px high, in the colour of the text beside it. */
export function BrandLogo() {
  const Logo = LOGOS[useBrand().id] ?? BasispointLogo;
  return <Logo />;
}
