import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { useBrand } from '#platform/brands/CurrentBrand.tsx';
import { type Look, TEXT_PARTS } from './look.ts';

/** Writes the sizes where the styles read them (those it begins with stand there), and gives the chart its share. */
export function useLook(block: RefObject<HTMLElement | null>, { sizes, hasLogo }: Look) {
  const brand = useBrand();
  useLayoutEffect(() => {
    for (const part of TEXT_PARTS) block.current?.style.setProperty(`--block-${part}`, `${sizes[part]}px`);
  }, [block, sizes]);
  const inChart = useMemo(() => ({ axis: sizes.axis, name: sizes.legend }), [sizes]);
  return { sizes: inChart, watermark: hasLogo ? brand.name : null };
}
