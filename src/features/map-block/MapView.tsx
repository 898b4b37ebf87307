import { type Dispatch, type ReactNode, useId, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ChartExport } from '#ui/chart/ChartExport.tsx';
import { ChartStage, type ChartStageHandle } from '#ui/chart/ChartStage.tsx';
import type { FramedDot } from '#ui/chart/stage/snap-points.ts';
import type { Zoom } from '#ui/chart/stage/zoom.ts';
import styles from '#ui/chart-tools/ChartFrame.module.css';
import type toolWords from '#ui/chart-tools/labels/eng.json';
import { TrendChip } from '#ui/chart-tools/TrendChip.tsx';
import { useLook } from '#ui/chart-tools/useLook.ts';
import { Legend } from '#ui/legend/Legend.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Message } from '#ui/message/Message.tsx';
import { AddedPoints } from './AddedPoints.tsx';
import { DotSwatch } from './DotSwatch.tsx';
import { countLeftOut, findPoint } from './describe-map.ts';
import type english from './labels/eng.json';
import { MapTools } from './MapTools.tsx';
import type { MapPoint } from './map-points.ts';
import { type MapEvent, type MapState, shownPoints } from './map-state.ts';
import type { DrawnMap } from './useMapChart.ts';

interface Props {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly map: DrawnMap;
  readonly state: MapState;
  readonly dispatch: Dispatch<MapEvent>;
  /** A point was chosen outside of delete mode. */
  readonly onChoose?: (point: MapPoint) => void;
  /** More ways to put a point on the map. */
  readonly tools?: ReactNode;
  /** What its axes show. */
  readonly settings?: ReactNode;
  readonly isBusy?: boolean;
  /** The part of it that is shown at first, and what becomes of it. */
  readonly zoom?: Zoom | null;
  readonly onZoom?: (zoom: Zoom | null, area: Zoom | null) => void;
  /** False where the page has a table of its own. */
  readonly hasTable?: boolean;
}

const HEIGHT = { wide: 600, narrow: 420 };

/** The drawing with all that is done to it; whoever shows it holds its state. */
export function MapView(props: Props) {
  const {
    title,
    subtitle,
    map,
    state,
    dispatch,
    onChoose,
    tools: more,
    isBusy = false,
    hasTable = true,
  } = props;
  const t = useLabels<typeof english>('map-block');
  const tools = useLabels<typeof toolWords>('chart-tools');
  const id = useId();
  const unlock = useUnlock('chart-values');
  const block = useRef<HTMLElement>(null);
  const stage = useRef<ChartStageHandle>(null);
  const { points, placeAdded, over, bare, groups, groupName, hidesValues = false } = map;
  const drawn = useLook(block, state.look);
  const pick = (group: string, index: number) => {
    const point = findPoint(points, state, { group, index }, placeAdded);
    if (!point) return;
    if (state.isDeleting || state.isSelecting) dispatch({ type: 'point-chosen', id: point.id });
    else onChoose?.(point);
  };
  const frame = (dots: readonly FramedDot[]) => {
    const ids = dots.flatMap(
      ({ seriesId, index }) => findPoint(points, state, { group: seriesId, index }, placeAdded)?.id ?? [],
    );
    dispatch({ type: 'points-framed', ids });
  };
  const shown = shownPoints(points, state, placeAdded);
  const isEmpty = shown.length === 0;
  const leftOut = hidesValues ? 0 : countLeftOut(shown, state);
  return (
    <section ref={block} className={styles.block} aria-labelledby={id}>
      <MapTools
        state={state}
        points={points}
        chart={bare}
        over={over}
        hidesValues={hidesValues}
        dispatch={dispatch}
        more={more}
        settings={props.settings}
        hasCurves={map.drawing !== undefined}
        head={
          <div className={styles.head}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
        }
      >
        {!isEmpty && (
          <ChartExport
            isCompact
            stage={stage}
            title={title}
            notes={subtitle ? [subtitle] : []}
            brand={null}
          />
        )}
      </MapTools>
      <div className={styles.legend}>
        <Legend
          label={t('groups')}
          series={groups.map((group) => ({
            id: group.id,
            name: groupName(group.id),
            mark: group.tone,
            swatch: <DotSwatch tone={group.tone} />,
            isShown: !state.hiddenGroups.has(group.id),
          }))}
          onToggle={(group) => dispatch({ type: 'group-toggled', group })}
        />
        {over.trend && <TrendChip key={over.trend.curve.note} trend={over.trend} />}
      </div>
      {leftOut > 0 && <p className={styles.subtitle}>{t('log_left_out', { count: leftOut })}</p>}
      {over.isFailed && <Message>{tools('trend_failed')}</Message>}
      <div className={styles.main} aria-busy={isBusy || undefined}>
        {isEmpty ? (
          <p className={styles.empty}>{tools('no_graph_data')}</p>
        ) : (
          <ChartStage
            ref={stage}
            chart={over.chart}
            label={title}
            height={HEIGHT}
            hasTable={hasTable}
            {...(props.zoom && { zoom: props.zoom })}
            {...(props.onZoom && { onZoom: props.onZoom })}
            onPick={state.isDeleting || state.isSelecting || onChoose ? pick : undefined}
            onFrame={state.isSelecting ? frame : undefined}
            {...drawn}
          />
        )}
      </div>
      {hidesValues && !isEmpty && <LockedPrompt unlock={unlock} text={tools('values_hidden_prompt')} />}
      <AddedPoints state={state} dispatch={dispatch} />
    </section>
  );
}
