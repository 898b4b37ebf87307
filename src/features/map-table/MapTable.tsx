import { type MouseEvent, useMemo } from 'react';
import { entityPath } from '#domain/search/categories.ts';
import type { TrendFormula } from '#domain/trends/trend.ts';
import type { MapColumns } from '#market/bond-map/bond-map.contract.ts';
import type english from '#market/bond-map/labels/eng.json';
import { type Measure, measureOf } from '#market/bond-map/map-axes.ts';
import { mapPath } from '#market/bond-map/map-path.ts';
import type { BondPoint } from '#market/bond-map/map-points.ts';
import { type MapSelection, type MapSort, parseMapQuery } from '#market/bond-map/map-selection.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { useFormat, useLabels, useLanguage, useLink } from '#platform/i18n/I18n.tsx';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Row, Sort, Value } from '#ui/table/table-data.ts';
import styles from './MapTable.module.css';
import { MeasureFigure } from './MeasureFigure.tsx';
import { shownMeasures, sortRows, toTableRow, useTableColumns } from './map-rows.ts';

interface Props {
  readonly columns: MapColumns;
  /** What stands on the map. */
  readonly points: readonly BondPoint[];
  readonly selection: MapSelection;
  readonly trend: TrendFormula | null;
  readonly onSort: (sort: MapSort | null) => void;
}

/** The same bonds as a table: with a trend, how rich or cheap each one is. */
export function MapTable({ columns, points, selection, trend, onSort }: Props) {
  const t = useLabels<typeof english>('bond-map');
  const link = useLink();
  const language = useLanguage();
  const format = useFormat();
  const words = useMapWords();
  const heads = useTableColumns(selection, { hasValues: columns.values !== null, hasTrend: trend !== null });
  const { sort, x, y, day } = selection;
  const rows = useMemo(
    () =>
      sortRows(
        points.map((point) =>
          toTableRow(columns, point, { measures: shownMeasures({ x, y }), trend, y: measureOf(y) }),
        ),
        sort,
        language,
      ),
    [columns, points, trend, x, y, sort, language],
  );
  const follow = (event: MouseEvent<HTMLElement>) => {
    const head = event.target instanceof Element ? event.target.closest('thead a') : null;
    if (!(head instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSort(parseMapQuery(Object.fromEntries(new URL(head.href).searchParams)).sort);
  };
  const drawn = useMemo(
    () =>
      rows.map(({ id, cells }): Row => {
        const bond = columns.key[Number(id)] ?? id;
        const figures = columns.values ? shownMeasures({ x, y }) : [];
        return {
          id,
          cells: {
            ...cells,
            name: {
              val: cells.name ?? null,
              drawn: (
                <div className={styles.name}>
                  <BondName bond={bond} name={String(cells.name ?? '')} />
                </div>
              ),
            },
            sector: words.option('sector', String(cells.sector)),
            ...Object.fromEntries(
              figures.map((measure) => [measure, toFigure(bond, measure, cells[measure] ?? null, day)]),
            ),
          },
        };
      }),
    [rows, columns, words, x, y, day],
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the links in the heads
    <div onClick={follow}>
      <SimpleTable
        label={t('table')}
        columns={heads}
        rows={drawn}
        limit={0}
        isTall
        sort={sort}
        sortHrefOf={(next) => link(mapPath({ ...selection, sort: toMapSort(next) }))}
      />
      <p className="sr">{t('bonds', { count: rows.length, shown: format.number(rows.length, 0) })}</p>
    </div>
  );
}

function BondName({ bond, name }: { bond: string; name: string }) {
  const link = useLink();
  return (
    <CompareBox kind="bonds" of={bond} name={name}>
      <a className="link" href={link(entityPath('bonds', bond))}>
        {name}
      </a>
    </CompareBox>
  );
}

function toFigure(bond: string, measure: Measure, val: Value, day: string | null): Cell {
  if (typeof val !== 'number') return val;
  return { val, drawn: <MeasureFigure bond={bond} measure={measure} value={val} day={day} /> };
}

const toMapSort = (sort: Sort | null): MapSort | null =>
  sort && parseMapQuery({ sort: `${sort.direction === 'desc' ? '-' : ''}${sort.key}` }).sort;
