import { edgesOf } from '#engines/screener/histogram.ts';
import type english from '#market/lists/labels/eng.json';
import type { RequestedRange } from '#market/lists/list-selection.ts';
import type { ListHistogram } from '#market/lists/lists.contract.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { drawBars } from './draw-bars.ts';
import styles from './RangeBars.module.css';

interface Props {
  readonly histogram: ListHistogram;
  readonly range: RequestedRange;
  readonly title: string;
  readonly isDay?: boolean;
}

const HEIGHT = 20;
const DAY_MS = 86_400_000;

/** Where the values lie among the rows that the other filters leave; those within the range stand out. */
export function RangeBars({ histogram, range, title, isDay = false }: Props) {
  const t = useLabels<typeof english>('lists');
  const format = useFormat();
  const write = (value: number) =>
    isDay ? format.day(new Date(value * DAY_MS).toISOString().slice(0, 10)) : format.number(value);
  const numberOf = (end: string | null) =>
    end === null ? null : isDay ? Date.parse(end) / DAY_MS : Number(end);
  const { counts } = histogram;
  const edges = edgesOf({ ...histogram, bins: counts.length });
  const { within, outside } = drawBars(
    counts,
    edges,
    { from: numberOf(range.from), to: numberOf(range.to) },
    HEIGHT,
  );
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${counts.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('distribution', {
        column: title,
        from: write(histogram.from),
        to: write(histogram.to),
      })}
    >
      {outside && <path className={styles.outside} d={outside} />}
      {within && <path className={styles.within} d={within} />}
    </svg>
  );
}
