import { useMemo, useState } from 'react';
import { MapAxes } from '#features/bond-map/MapAxes.tsx';
import { MapEmbed } from '#features/bond-map/MapEmbed.tsx';
import { MAP_FILTERS, MapFilters } from '#features/bond-map/MapFilters.tsx';
import { ExplainPanel } from '#features/explain-number/ExplainPanel.tsx';
import { MapView } from '#features/map-block/MapView.tsx';
import { canAdd } from '#features/map-block/map-state.ts';
import { useMapChart } from '#features/map-block/useMapChart.ts';
import { MapTable } from '#features/map-table/MapTable.tsx';
import { shownMeasures } from '#features/map-table/map-rows.ts';
import { PointCard } from '#features/map-table/PointCard.tsx';
import { SelectedBonds } from '#features/map-table/SelectedBonds.tsx';
import type savedWords from '#features/saved-maps/labels/eng.json';
import { SavedMaps } from '#features/saved-maps/SavedMaps.tsx';
import { WhatIfButton } from '#features/what-if-bond/WhatIfButton.tsx';
import type english from '#market/bond-map/labels/eng.json';
import { rangesOfArea } from '#market/bond-map/map-area.ts';
import { DECIMALS, isPercent, measureOf } from '#market/bond-map/map-axes.ts';
import { mapQueryText } from '#market/bond-map/map-path.ts';
import { residualOf } from '#market/bond-map/map-points.ts';
import { countFilters, type MapSelection } from '#market/bond-map/map-selection.ts';
import { writeTerms } from '#market/bond-map/own-points.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { numberAt } from '#ui/chart/number-axis.ts';
import type { Zoom } from '#ui/chart/stage/zoom.ts';
import * as drawing from '#ui/chart-tools/trend/draw-trend.ts';
import { Message } from '#ui/message/Message.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SheetOpener } from '#ui/sheet/Sheet.tsx';
import styles from './BondMapPage.module.css';
import type { BondMapPageData } from './bond-map.contract.ts';
import { useBondMap } from './useBondMap.ts';

/** The map, what it is made of, and the same as a table. */
export function MapDesk({ data }: { data: BondMapPageData }) {
  const t = useLabels<typeof english>('bond-map');
  const saved = useLabels<typeof savedWords>('saved-maps');
  const words = useMapWords();
  const format = useFormat();
  const link = useLink();
  const desk = useBondMap(data);
  const { state, dispatch, selection, points, placeAdded, hasValues, day } = desk;
  const { columns, isMore } = data.points;
  const inCells = desk.cells?.reduce((sum, { count }) => sum + count, 0);
  const [area, setArea] = useState<MapSelection['ranges'] | null>(null);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [mx, my] = [measureOf(selection.x), measureOf(selection.y)];
  const axisOf = (measure: typeof mx) => ({
    title: words.measure(measure),
    decimals: DECIMALS[measure],
    isPercent: isPercent(measure),
  });
  const subject = {
    points,
    placeAdded,
    x: axisOf(mx),
    y: axisOf(my),
    hidesValues: !hasValues,
    cells: desk.cells ?? undefined,
    drawing,
  };
  const groupName = (id: string) => words.group(selection.group, id, columns.issuers);
  const map = useMapChart({ ...subject, groupName }, state);
  const trend = hasValues ? (map.over.trend?.fitted ?? null) : null;
  const note = map.over.trend?.curve.note;
  const { removed, hiddenGroups } = state;
  const onMap = useMemo(() => {
    const gone = new Set(removed);
    return points.filter(({ id, group }) => !gone.has(id) && !hiddenGroups.has(group));
  }, [points, removed, hiddenGroups]);
  const card = onMap.find(({ id }) => id === chosenId);
  const counted = t('bonds', { count: onMap.length, shown: format.number(onMap.length, 0) });
  const dated = data.points.day
    ? t('counted_on', { bonds: counted, day: format.day(data.points.day) })
    : counted;
  const toNumber = (position: number) => numberAt({ isLog: state.isLogX }, position);
  const numbersOf = ({ x, y }: Zoom): Zoom => ({ x: { from: toNumber(x.from), to: toNumber(x.to) }, y });
  const filters = countFilters(selection);
  return (
    <>
      <ExplainPanel />
      <div className={styles.head}>
        <h1>{t('heading')}</h1>
        <SheetOpener
          id={MAP_FILTERS}
          text={filters > 0 ? t('filters_set', { shown: format.number(filters, 0) }) : t('filters')}
        />
      </div>
      <div className={styles.grid}>
        <div className={styles.map}>
          {desk.isFailed && <Message>{t('failed')}</Message>}
          {isMore && (
            <p className={styles.note}>
              {inCells === undefined
                ? t('more', { shown: format.number(columns.id.length, 0) })
                : t('cells', {
                    count: inCells,
                    shown: format.number(inCells, 0),
                    most: format.number(columns.id.length, 0),
                  })}
              {area && (
                <button type="button" className={buttons.button} onClick={() => desk.narrow(area)}>
                  {t('narrow')}
                </button>
              )}
            </p>
          )}
          <MapView
            title={t('map')}
            subtitle={dated}
            map={map}
            state={state}
            dispatch={dispatch}
            isBusy={desk.isBusy}
            hasTable={false}
            zoom={selection.zoom}
            onZoom={(zoom, part) => {
              desk.choose({ zoom });
              setArea(zoom && part && rangesOfArea(selection, numbersOf(part)));
            }}
            onChoose={({ id }) => setChosen(id)}
            settings={<MapAxes selection={selection} action={link} onChange={desk.choose} />}
            tools={
              <WhatIfButton
                day={day}
                isFull={!canAdd(state)}
                onAdd={({ what, ...point }) =>
                  dispatch({
                    type: 'point-added',
                    point: { ...point, origin: what ? writeTerms(what) : undefined },
                  })
                }
              />
            }
          />
          <SelectedBonds
            columns={columns}
            points={points.filter(({ id }) => state.selected.includes(id))}
            measures={shownMeasures(selection)}
            day={selection.day}
            onDeselect={(id) => dispatch({ type: 'point-deselected', id })}
            onClear={() => dispatch({ type: 'deselected' })}
          />
          {card && (
            <PointCard
              columns={columns}
              point={card}
              measures={shownMeasures(selection)}
              y={my}
              day={selection.day}
              residual={trend && residualOf(trend, card, my)}
              onRemove={() => dispatch({ type: 'point-removed', id: card.id })}
              onClose={() => setChosen(null)}
            />
          )}
          <MapEmbed selection={selection} picture={data.picture} />
          <Section id="table" title={t('table')} note={[counted, note].filter(Boolean).join(' · ')}>
            <MapTable
              columns={columns}
              points={onMap}
              selection={selection}
              trend={trend}
              onSort={(sort) => desk.choose({ sort })}
            />
          </Section>
          <Section id="saved" title={saved('title')}>
            <SavedMaps
              maps={data.saved}
              query={mapQueryText(selection)}
              removed={data.removed}
              refused={data.refused}
            />
          </Section>
        </div>
        <MapFilters
          data={data}
          selection={selection}
          hasValues={hasValues}
          isBusy={desk.isBusy}
          onRequest={desk.filter}
        />
      </div>
    </>
  );
}
