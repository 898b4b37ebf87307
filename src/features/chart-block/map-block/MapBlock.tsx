import { useId, useMemo, useReducer, useRef } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { ChartExport } from '#ui/chart/ChartExport.tsx';
import { ChartStage, type ChartStageHandle } from '#ui/chart/ChartStage.tsx';
import { Legend } from '#ui/legend/Legend.tsx';
import { Message } from '#ui/message/Message.tsx';
import { TrendChip } from '../BlockLegend.tsx';
import styles from '../ChartBlock.module.css';
import type blockWords from '../labels/eng.json';
import { useLook } from '../useLook.ts';
import { useTrend } from '../useTrend.ts';
import { AddedPoints } from './AddedPoints.tsx';
import { DotSwatch } from './DotSwatch.tsx';
import { describeMap, findPoint, mapGroups } from './describe-map.ts';
import type english from './labels/eng.json';
import { MapTools } from './MapTools.tsx';
import { ADDED_GROUP, type MapPoint } from './map-points.ts';
import { FRESH_MAP, reduceMap, shownPoints } from './map-state.ts';

interface Props {
  readonly title: string;
  /** A few words beside the title. */
  readonly subtitle?: string;
  readonly points: readonly MapPoint[];
  readonly groupName: (group: string) => string;
  /** What the axes tell, unless it is duration and yield. */
  readonly axes?: { readonly duration: string; readonly yield: string };
}

const HEIGHT = { wide: 600, narrow: 420 };

/** Bonds by duration and yield (CB-06): a reader adds points, takes points away and back, names them, draws a trend. */
export function MapBlock({ title, subtitle, points, groupName, axes }: Props) {
  const t = useLabels<typeof english>('map-block');
  const words = useLabels<typeof blockWords>('chart-block');
  const id = useId();
  const block = useRef<HTMLElement>(null);
  const stage = useRef<ChartStageHandle>(null);
  const [state, dispatch] = useReducer(reduceMap, FRESH_MAP);
  const { trend, hiddenGroups } = state;
  const nameOf = (group: string) => (group === ADDED_GROUP ? t('added') : groupName(group));
  const { duration = t('duration'), yield: yields = t('yield') } = axes ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a page never change
  const bare = useMemo(
    () => describeMap(points, state, { duration, yield: yields, groupName: nameOf }),
    [points, state.added, state.removed, state.hasLabels, state.hasAllLabels, hiddenGroups],
  );
  const over = useTrend(bare, trend, trend === 'not_selected' ? '' : words(`trend_${trend}`));
  const drawn = useLook(block, state.look);
  const pick = (group: string, index: number) => {
    const point = findPoint(points, state, group, index);
    if (point) dispatch({ type: 'point-chosen', id: point.id });
  };
  const isEmpty = shownPoints(points, state).length === 0;
  return (
    <section ref={block} className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <MapTools state={state} points={points} chart={bare} over={over} dispatch={dispatch}>
        {!isEmpty && (
          <ChartExport stage={stage} title={title} notes={subtitle ? [subtitle] : []} brand={null} />
        )}
      </MapTools>
      <div className={styles.legend}>
        <Legend
          label={t('groups')}
          series={mapGroups(points, state).map((group) => ({
            id: group.id,
            name: nameOf(group.id),
            mark: group.tone,
            swatch: <DotSwatch tone={group.tone} />,
            isShown: !hiddenGroups.has(group.id),
          }))}
          onToggle={(group) => dispatch({ type: 'group-toggled', group })}
        />
        {over.trend && <TrendChip key={over.trend.curve.note} trend={over.trend} />}
      </div>
      {over.isFailed && <Message>{words('trend_failed')}</Message>}
      <div className={styles.main}>
        {isEmpty ? (
          <p className={styles.empty}>{words('no_graph_data')}</p>
        ) : (
          <ChartStage
            ref={stage}
            chart={over.chart}
            label={title}
            height={HEIGHT}
            onPick={state.isDeleting ? pick : undefined}
            {...drawn}
          />
        )}
      </div>
      <AddedPoints state={state} dispatch={dispatch} />
    </section>
  );
}
