import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { SPARK_HEIGHT, SPARK_WIDTH } from '#ui/spark-line/spark-path.ts';
import type { ImportDifferenceData } from './import-draft.contract.ts';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';
import { seriesPaths } from './series-paths.ts';

/** Prices as they are stored, and as they would be. */
export function SeriesCharts({ series }: Pick<ImportDifferenceData, 'series'>) {
  const t = useLabels<typeof english>('operator-imports');
  const format = useFormat();
  return (
    <div className={styles.series}>
      {series.map(({ subject, points }) => {
        const [was, becomes] = seriesPaths(points);
        const [first, last] = [points[0]?.[0], points.at(-1)?.[0]];
        return (
          <figure key={subject}>
            <figcaption>
              {subject} <span className={styles.reasons}>{t('old_and_new')}</span>
            </figcaption>
            <svg
              className={styles.chart}
              viewBox={`0 0 ${SPARK_WIDTH} ${SPARK_HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={was} />
              <path d={becomes} />
            </svg>
            {first && last && (
              <p className={styles.note}>
                {format.day(first)} – {format.day(last)}
              </p>
            )}
          </figure>
        );
      })}
    </div>
  );
}
