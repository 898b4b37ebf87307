import { FRESH_MAP, type MapState, remainingAdded } from '#features/map-block/map-state.ts';
import type { MapLook } from '#market/bond-map/map-selection.ts';
import { parseTerms, writeTerms } from '#market/bond-map/own-points.ts';

/** The state that a map begins with. */
export function toMapState(look: MapLook): MapState {
  const { own, removed, hidden, labels, isLog, isLogX, hasCurves, selected, trend } = look;
  return {
    ...FRESH_MAP,
    added: own.map(({ what, ...point }, at) => ({
      ...point,
      id: `added-${at + 1}`,
      origin: what ? writeTerms(what) : undefined,
    })),
    count: own.length,
    removed: removed.map(String),
    hasLabels: labels !== 'none',
    hasAllLabels: labels === 'all',
    isLog,
    isLogX,
    hasCurves,
    selected: selected.map(String),
    trend,
    hiddenGroups: new Set(hidden),
  };
}

/** And the part of the address that shows it. */
export function toLook(state: MapState): Omit<MapLook, 'x' | 'y' | 'group' | 'sort' | 'zoom'> {
  return {
    own: remainingAdded(state).map(({ name, duration, yield: y, origin }) => ({
      name,
      duration,
      yield: y,
      what: origin === undefined ? null : parseTerms(origin.split('~')),
    })),
    removed: storedOf(state.removed),
    hidden: [...state.hiddenGroups],
    labels: state.hasAllLabels ? 'all' : state.hasLabels ? 'free' : 'none',
    isLog: state.isLog,
    isLogX: state.isLogX,
    hasCurves: state.hasCurves,
    selected: storedOf(state.selected),
    trend: state.trend,
  };
}

/** The reader's own points have no number. */
const storedOf = (ids: readonly string[]) => ids.filter((id) => /^\d+$/.test(id)).map(Number);
