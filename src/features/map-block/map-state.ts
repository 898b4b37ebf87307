import type { TrendChoice } from '#domain/trends/trend.ts';
import { FIRST_LOOK, type Look, type LookEvent, reduceLook } from '#ui/chart-tools/look.ts';
import {
  ADDED_GROUP,
  type AddedPoint,
  byDuration,
  type MapPoint,
  MOST_ADDED,
  type NewPoint,
  type PlaceAdded,
} from './map-points.ts';

export interface MapState {
  readonly added: readonly AddedPoint[];
  /** In the order in which they were taken away: the last one comes back first. */
  readonly removed: readonly string[];
  readonly isDeleting: boolean;
  /** Names beside points: those that do not collide. */
  readonly hasLabels: boolean;
  /** Every one, whatever they cover. */
  readonly hasAllLabels: boolean;
  /** A few values far above the others no longer squeeze them; what is not above zero is not drawn. */
  readonly isLog: boolean;
  /** Maturities from months to decades: the short ones no longer stand on each other. */
  readonly isLogX: boolean;
  /** A fitted line through each group. */
  readonly hasCurves: boolean;
  /** Pressing points, or a rectangle around them, selects them. */
  readonly isSelecting: boolean;
  /** In the order in which they were selected. */
  readonly selected: readonly string[];
  readonly trend: TrendChoice;
  readonly hiddenGroups: ReadonlySet<string>;
  readonly look: Look;
  /** How many were ever added: an id is never used again. */
  readonly count: number;
}

export type MapEvent =
  | { readonly type: 'point-added'; readonly point: NewPoint }
  | { readonly type: 'delete-toggled' }
  /** A point was chosen: it is selected, or removed, in the mode for it; nothing happens otherwise. */
  | { readonly type: 'point-chosen'; readonly id: string }
  | { readonly type: 'point-removed'; readonly id: string }
  | { readonly type: 'undone' }
  | { readonly type: 'all-restored' }
  | { readonly type: 'labels-toggled' }
  | { readonly type: 'all-labels-toggled' }
  | {
      readonly type: 'scale-toggled' | 'x-scale-toggled' | 'curves-toggled' | 'select-toggled' | 'deselected';
    }
  /** Points were framed: they join those that are selected. */
  | { readonly type: 'points-framed'; readonly ids: readonly string[] }
  | { readonly type: 'point-deselected'; readonly id: string }
  | { readonly type: 'trend-chosen'; readonly trend: TrendChoice }
  | { readonly type: 'group-toggled'; readonly group: string }
  | LookEvent;

export const FRESH_MAP: MapState = {
  added: [],
  removed: [],
  isDeleting: false,
  hasLabels: true,
  hasAllLabels: false,
  isLog: false,
  isLogX: false,
  hasCurves: false,
  isSelecting: false,
  selected: [],
  trend: 'not_selected',
  hiddenGroups: new Set(),
  look: FIRST_LOOK,
  count: 0,
};

/** Delete mode, labels and all labels are each on or off. */
export function reduceMap(state: MapState, event: MapEvent): MapState {
  switch (event.type) {
    case 'point-added':
      return canAdd(state) ? addPoint(state, event.point) : state;
    case 'delete-toggled':
      return { ...state, isDeleting: !state.isDeleting, isSelecting: false };
    case 'point-chosen':
      if (state.isSelecting) return { ...state, selected: toggledIn(state.selected, event.id) };
      return state.isDeleting ? removePoint(state, event.id) : state;
    case 'select-toggled':
      return { ...state, isSelecting: !state.isSelecting, isDeleting: false };
    case 'points-framed':
      return { ...state, selected: [...new Set([...state.selected, ...event.ids])] };
    case 'point-deselected':
      return { ...state, selected: state.selected.filter((id) => id !== event.id) };
    case 'deselected':
      return { ...state, selected: [] };
    case 'point-removed':
      return removePoint(state, event.id);
    case 'undone':
      return { ...state, removed: state.removed.slice(0, -1) };
    case 'all-restored':
      return { ...state, removed: [] };
    case 'labels-toggled':
      return { ...state, hasLabels: !state.hasLabels, hasAllLabels: false };
    case 'all-labels-toggled':
      return { ...state, hasLabels: true, hasAllLabels: !state.hasAllLabels };
    case 'scale-toggled':
      return { ...state, isLog: !state.isLog };
    case 'x-scale-toggled':
      return { ...state, isLogX: !state.isLogX };
    case 'curves-toggled':
      return { ...state, hasCurves: !state.hasCurves };
    case 'trend-chosen':
      return { ...state, trend: event.trend };
    case 'group-toggled':
      return { ...state, hiddenGroups: toggled(state.hiddenGroups, event.group) };
    default:
      return { ...state, look: reduceLook(state.look, event) };
  }
}

export const canAdd = (state: MapState): boolean => remainingAdded(state).length < MOST_ADDED;

/** What stands on the map: the page's points and the reader's, without those that were taken away. */
export function shownPoints(
  points: readonly MapPoint[],
  { added, removed }: Pick<MapState, 'added' | 'removed'>,
  placeAdded: PlaceAdded = byDuration,
): readonly MapPoint[] {
  const own = added.map((point) => ({
    id: point.id,
    name: point.name,
    group: ADDED_GROUP,
    ...placeAdded(point),
  }));
  if (removed.length === 0) return [...points, ...own];
  const gone = new Set(removed);
  return [...points, ...own].filter(({ id }) => !gone.has(id));
}

/** The reader's own that are still there. */
export function remainingAdded({
  added,
  removed,
}: Pick<MapState, 'added' | 'removed'>): readonly AddedPoint[] {
  return added.filter(({ id }) => !removed.includes(id));
}

function addPoint(state: MapState, point: NewPoint): MapState {
  const count = state.count + 1;
  return { ...state, count, added: [...state.added, { ...point, id: `${ADDED_GROUP}-${count}` }] };
}

function removePoint(state: MapState, id: string): MapState {
  return state.removed.includes(id) ? state : { ...state, removed: [...state.removed, id] };
}

const toggledIn = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

function toggled(groups: ReadonlySet<string>, group: string): ReadonlySet<string> {
  const next = new Set(groups);
  if (!next.delete(group)) next.add(group);
  return next;
}
