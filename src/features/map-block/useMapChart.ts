import { useMemo } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { Cell, Chart } from '#ui/chart/chart.ts';
import type toolWords from '#ui/chart-tools/labels/eng.json';
import { type Drawing, type TrendOver, useTrend } from '#ui/chart-tools/useTrend.ts';
import { describeMap, type MapAxis, type MapGroup, mapGroups } from './describe-map.ts';
import type english from './labels/eng.json';
import { ADDED_GROUP, type MapPoint, type PlaceAdded } from './map-points.ts';
import type { MapState } from './map-state.ts';

export interface MapSubject {
  /** The same object while nothing changes. */
  readonly points: readonly MapPoint[];
  readonly groupName: (group: string) => string;
  readonly x: MapAxis;
  readonly y: MapAxis;
  readonly hidesValues?: boolean;
  /** Changes with the axes, and only with them. */
  readonly placeAdded?: PlaceAdded;
  /** Where not each has a point of its own: how many lie where. The same array while nothing changes. */
  readonly cells?: readonly Cell[] | undefined;
  /** What draws trends, where the page has it from the beginning. */
  readonly drawing?: Drawing;
}

export interface DrawnMap extends MapSubject {
  readonly bare: Chart;
  readonly over: TrendOver;
  readonly groups: readonly MapGroup[];
}

/** The chart of a map, with the trend over it. */
export function useMapChart(subject: MapSubject, state: MapState): DrawnMap {
  const t = useLabels<typeof english>('map-block');
  const tools = useLabels<typeof toolWords>('chart-tools');
  const { points, x, y, hidesValues = false, placeAdded, cells, drawing } = subject;
  const { trend, added, removed, hiddenGroups, hasLabels, hasAllLabels, isLog, isLogX, selected } = state;
  const groupName = (group: string) => (group === ADDED_GROUP ? t('added') : subject.groupName(group));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a page never change, its axes do
  const bare = useMemo(
    () =>
      describeMap(
        points,
        { added, removed, hiddenGroups, hasLabels, hasAllLabels, isLog, isLogX, selected },
        { x, y, groupName, hidesValues, placeAdded, cells },
      ),
    [
      points,
      added,
      removed,
      hasLabels,
      hasAllLabels,
      isLog,
      isLogX,
      selected,
      hiddenGroups,
      x.title,
      y.title,
      hidesValues,
      placeAdded,
      cells,
    ],
  );
  const curved = useMemo(
    () =>
      state.hasCurves && drawing
        ? drawing.withGroupCurves(bare, trend === 'not_selected' ? null : trend)
        : bare,
    [bare, state.hasCurves, trend, drawing],
  );
  const over = useTrend(curved, trend, trend === 'not_selected' ? '' : tools(`trend_${trend}`), drawing);
  const groups = useMemo(() => mapGroups(points, { added }), [points, added]);
  return { ...subject, groupName, bare, over, groups };
}
