import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import type { Count } from './operator-overview.contract.ts';
import { toDuration, toSize } from './quantities.ts';

/** Counts, sizes and durations as the page's language writes them. */
export function useQuantities() {
  const t = useLabels<typeof english>('operator-overview');
  const format = useFormat();
  return {
    count: ({ value, precision }: Count): string => {
      const shown = format.number(value, 0);
      if (precision === 'exact') return shown;
      return precision === 'about' ? t('about', { shown }) : t('more_than', { shown });
    },
    size: (bytes: number): string => {
      const { value, unit } = toSize(bytes);
      return t(`size_${unit}`, { shown: format.number(value, unit === 'gb' ? 1 : 0) });
    },
    duration: (seconds: number): string => {
      const { unit, whole, rest } = toDuration(seconds);
      return t(`duration_${unit}`, { whole: format.number(whole, 0), rest: format.number(rest, 0) });
    },
  };
}
