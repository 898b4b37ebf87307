import type { Chart, DotSeries } from '#ui/chart/chart.ts';
import { ADDED_GROUP, type MapPoint } from './map-points.ts';
import { type MapState, shownPoints } from './map-state.ts';

export interface MapWords {
  readonly duration: string;
  readonly yield: string;
  readonly groupName: (group: string) => string;
}

export interface MapGroup {
  readonly id: string;
  readonly tone: number;
}

const AXIS = 'yield';

/** The groups of a map in the order of their colours; what the reader added comes last and always looks the same. */
export function mapGroups(points: readonly MapPoint[], state: MapState): readonly MapGroup[] {
  const groups = [...new Set(points.map(({ group }) => group))];
  const own = groups.map((id, at) => ({ id, tone: at + 1 }));
  return state.added.length > 0 ? [...own, { id: ADDED_GROUP, tone: groups.length + 1 }] : own;
}

/** CB-06 as a chart: a shape for each group. */
export function describeMap(points: readonly MapPoint[], state: MapState, words: MapWords): Chart {
  const shown = shownPoints(points, state);
  const series = mapGroups(points, state)
    .filter(({ id }) => !state.hiddenGroups.has(id))
    .map(({ id, tone }): DotSeries => {
      const members = shown.filter(({ group }) => group === id);
      return {
        kind: 'dots',
        id,
        name: words.groupName(id),
        axis: AXIS,
        tone,
        xs: Float64Array.from(members, ({ duration }) => duration),
        ys: Float64Array.from(members, (point) => point.yield),
        names: members.map(({ name }) => name),
        labels: labelsOf(state),
      };
    });
  return {
    x: { kind: 'number', title: words.duration, decimals: 2 },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: AXIS,
            side: 'right',
            scale: 'linear',
            unit: 'percent',
            decimals: 3,
            isSilent: false,
            title: words.yield,
          },
        ],
        series,
      },
    ],
  };
}

/** The point that a place of a series stands for. */
export function findPoint(
  points: readonly MapPoint[],
  state: MapState,
  group: string,
  index: number,
): MapPoint | null {
  return shownPoints(points, state).filter((point) => point.group === group)[index] ?? null;
}

function labelsOf({ hasLabels, hasAllLabels }: MapState): DotSeries['labels'] {
  if (!hasLabels) return 'none';
  return hasAllLabels ? 'all' : 'free';
}
