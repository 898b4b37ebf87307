import { FRESH_MAP, type MapState, remainingAdded } from '#features/map-block/map-state.ts';
import type { MapLook } from '#market/bond-map/map-selection.ts';
import { parseTerms, writeTerms } from '#market/bond-map/own-points.ts';

/** The state that a map begins with. */
export function toMapState({ own, removed, hidden, labels, isLog, trend }: MapLook): MapState {
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
    trend,
    hiddenGroups: new Set(hidden),
  };
}

/** And the part of the address that shows it. */
export function toLook(
  state: MapState,
): Pick<MapLook, 'own' | 'removed' | 'hidden' | 'labels' | 'isLog' | 'trend'> {
  return {
    own: remainingAdded(state).map(({ name, duration, yield: y, origin }) => ({
      name,
      duration,
      yield: y,
      what: origin === undefined ? null : parseTerms(origin.split('~')),
    })),
    removed: state.removed.filter((id) => /^\d+$/.test(id)).map(Number),
    hidden: [...state.hiddenGroups],
    labels: state.hasAllLabels ? 'all' : state.hasLabels ? 'free' : 'none',
    isLog: state.isLog,
    trend: state.trend,
  };
}
