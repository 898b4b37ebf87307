import type { Cell, Chart, DotSeries } from '#ui/chart/chart.ts';
import { positionOfNumber } from '#ui/chart/number-axis.ts';
import { ADDED_GROUP, type MapPoint, type PlaceAdded } from './map-points.ts';
import { type MapState, shownPoints } from './map-state.ts';

export interface MapAxis {
  readonly title: string;
  readonly decimals: number;
  readonly isPercent?: boolean;
}

export interface MapWords {
  readonly x: MapAxis;
  readonly y: MapAxis;
  readonly groupName: (group: string) => string;
  /** Points have positions but no values (CB-07). */
  readonly hidesValues?: boolean;
  readonly placeAdded?: PlaceAdded | undefined;
  /** Where not each has a point of its own: how many lie where. */
  readonly cells?: readonly Cell[] | undefined;
}

export interface MapGroup {
  readonly id: string;
  readonly tone: number;
}

const AXIS = 'y';

/** The groups of a map in the order of their colours; what the reader added comes last and always looks the same. */
export function mapGroups(points: readonly MapPoint[], state: Pick<MapState, 'added'>): readonly MapGroup[] {
  const groups = [...new Set(points.map(({ group }) => group))];
  const own = groups.map((id, at) => ({ id, tone: at + 1 }));
  return state.added.length > 0 ? [...own, { id: ADDED_GROUP, tone: groups.length + 1 }] : own;
}

type Described = Pick<
  MapState,
  'added' | 'removed' | 'hiddenGroups' | 'hasLabels' | 'hasAllLabels' | 'isLog' | 'isLogX' | 'selected'
>;

/** CB-06 as a chart: a shape for each group. */
export function describeMap(points: readonly MapPoint[], state: Described, words: MapWords): Chart {
  const members = membersOf(points, state, words.placeAdded);
  const hidesValues = words.hidesValues ?? false;
  // Positions that stand for hidden values have no logarithm.
  const isLog = state.isLog && !hidesValues;
  const axisX = { isLog: state.isLogX && !hidesValues };
  const importance = importanceOf(points, state);
  const series = mapGroups(points, state)
    .filter(({ id }) => !state.hiddenGroups.has(id))
    .map(({ id, tone }): DotSeries => {
      const its = members.get(id) ?? [];
      return {
        kind: 'dots',
        id,
        name: words.groupName(id),
        axis: AXIS,
        tone,
        xs: Float64Array.from(its, ({ x }) => positionOfNumber(axisX, x)),
        ys: Float64Array.from(its, ({ y }) => (isLog && y <= 0 ? Number.NaN : y)),
        names: its.map(({ name }) => name),
        labels: labelsOf(state),
        ranks: its.map(({ id }) => importance(id)),
        marked: its.flatMap(({ id }, at) => (state.selected.includes(id) ? [at] : [])),
        ...(id === ADDED_GROUP && { isOutsideTrend: true }),
      };
    });
  const { x, y } = words;
  const placed = ({ left, right, ...cell }: Cell): Cell => ({
    ...cell,
    left: positionOfNumber(axisX, left),
    right: positionOfNumber(axisX, right),
  });
  return {
    x: { kind: 'number', title: x.title, decimals: x.decimals, hidesValues, ...axisX },
    panes: [
      {
        share: 1,
        axes: [
          {
            id: AXIS,
            side: 'right',
            scale: isLog ? 'log' : 'linear',
            unit: y.isPercent ? 'percent' : 'value',
            decimals: y.decimals,
            hidesValues,
            title: y.title,
          },
        ],
        series,
        ...(words.cells && { cells: words.cells.map(placed) }),
      },
    ],
  };
}

/** How many points logarithmic axes cannot show. */
export const countLeftOut = (
  points: readonly MapPoint[],
  { isLog, isLogX }: Pick<MapState, 'isLog' | 'isLogX'>,
): number => points.filter(({ x, y }) => (isLog && y <= 0) || (isLogX && x <= 0)).length;

/** What is selected comes first, then the reader's own points, then the others as the page gives them: the largest issues. */
function importanceOf(points: readonly MapPoint[], { selected }: Pick<MapState, 'selected'>) {
  const places = new Map(points.map(({ id }, at) => [id, at + 1]));
  for (const id of selected) places.set(id, -1);
  return (id: string): number => places.get(id) ?? 0;
}

/** The point that a position of a series stands for. */
export function findPoint(
  points: readonly MapPoint[],
  state: MapState,
  { group, index }: { readonly group: string; readonly index: number },
  placeAdded?: PlaceAdded,
): MapPoint | null {
  return membersOf(points, state, placeAdded).get(group)?.[index] ?? null;
}

function membersOf(
  points: readonly MapPoint[],
  state: Pick<MapState, 'added' | 'removed'>,
  placeAdded?: PlaceAdded,
): ReadonlyMap<string, readonly MapPoint[]> {
  const members = new Map<string, MapPoint[]>();
  for (const point of shownPoints(points, state, placeAdded)) {
    const its = members.get(point.group);
    if (its) its.push(point);
    else members.set(point.group, [point]);
  }
  return members;
}

function labelsOf({ hasLabels, hasAllLabels }: Described): DotSeries['labels'] {
  if (!hasLabels) return 'none';
  return hasAllLabels ? 'all' : 'free';
}
