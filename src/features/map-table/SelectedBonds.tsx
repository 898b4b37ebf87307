import { entityPath } from '#domain/search/categories.ts';
import type { MapColumns } from '#market/bond-map/bond-map.contract.ts';
import type english from '#market/bond-map/labels/eng.json';
import type { Measure } from '#market/bond-map/map-axes.ts';
import type { BondPoint } from '#market/bond-map/map-points.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { comparePath, MOST_COMPARED } from '#market/compare/compare-address.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { MeasureFigure } from './MeasureFigure.tsx';
import styles from './SelectedBonds.module.css';

interface Props {
  readonly columns: MapColumns;
  /** In the order of the map. */
  readonly points: readonly BondPoint[];
  readonly measures: readonly Measure[];
  /** Of the prices; null: the latest. */
  readonly day: string | null;
  readonly onDeselect: (id: string) => void;
  readonly onClear: () => void;
}

/** The bonds that were selected on the map, and the way to compare them (RD-12). */
export function SelectedBonds({ columns, points, measures, day, onDeselect, onClear }: Props) {
  const t = useLabels<typeof english>('bond-map');
  const words = useMapWords();
  const format = useFormat();
  const link = useLink();
  if (points.length === 0) return null;
  const keys = points.slice(0, MOST_COMPARED).map(({ at }) => columns.key[at] ?? '');
  const { values } = columns;
  return (
    <section className={styles.selected} aria-label={t('selected')}>
      <div className={styles.head}>
        <strong role="status">
          {t('selected_count', { count: points.length, shown: format.number(points.length, 0) })}
        </strong>
        {keys.length > 1 && (
          <a className={buttons.button} href={link(comparePath({ kind: 'bonds', keys }))}>
            {t('compare_selected', { shown: format.number(keys.length, 0) })}
          </a>
        )}
        <button type="button" className={classes(buttons.button, buttons.quiet)} onClick={onClear}>
          {t('clear_selected')}
        </button>
      </div>
      {/* It scrolls without a stop for the keyboard: every row has a link. */}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('bond')}</th>
              {values &&
                measures.map((measure) => (
                  <th key={measure} scope="col" className={styles.figure}>
                    {words.measure(measure)}
                  </th>
                ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, id, name }) => (
              <tr key={id}>
                <th scope="row">
                  <a className="link" href={link(entityPath('bonds', columns.key[at] ?? ''))}>
                    {name}
                  </a>
                </th>
                {values &&
                  measures.map((measure) => (
                    <td key={measure} className={styles.figure}>
                      <MeasureFigure
                        bond={columns.key[at] ?? ''}
                        measure={measure}
                        value={values[measure][at] ?? null}
                        day={day}
                      />
                    </td>
                  ))}
                <td className={styles.figure}>
                  <button
                    type="button"
                    className={classes(buttons.button, buttons.quiet, buttons.icon)}
                    aria-label={t('deselect', { name })}
                    onClick={() => onDeselect(id)}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
