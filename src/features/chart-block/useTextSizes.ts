import { type RefObject, useLayoutEffect } from 'react';
import { TEXT_PARTS, type TextSizes } from './block-text.ts';

/** Writes the sizes where the styles read them; those that a block begins with stand in its style sheet. */
export function useTextSizes(block: RefObject<HTMLElement | null>, sizes: TextSizes): void {
  useLayoutEffect(() => {
    for (const part of TEXT_PARTS) block.current?.style.setProperty(`--block-${part}`, `${sizes[part]}px`);
  }, [block, sizes]);
}
