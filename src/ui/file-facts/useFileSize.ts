import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { toWrittenSize } from './file-facts.ts';
import type english from './labels/eng.json';

/** How long a file is, in words; its page lists the labels `file-facts`. */
export function useFileSize(bytes: number): string {
  const t = useLabels<typeof english>('file-facts');
  const format = useFormat();
  const { unit, amount, decimals } = toWrittenSize(bytes);
  return t(`size_${unit}`, { size: format.number(amount, decimals) });
}
