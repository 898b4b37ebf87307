import { useReducer } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import { MapView } from './MapView.tsx';
import { FRESH_MAP, reduceMap } from './map-state.ts';
import { type MapSubject, useMapChart } from './useMapChart.ts';

interface Props extends Pick<MapSubject, 'points' | 'groupName'> {
  readonly title: string;
  /** A few words beside the title. */
  readonly subtitle?: string;
  /** What the axes show, unless it is duration and yield. */
  readonly axes?: { readonly duration: string; readonly yield: string };
}

/** Bonds by duration and yield (CB-06): a reader adds points, takes points away and back, names them, draws a trend. */
export function MapBlock({ title, subtitle, points, groupName, axes }: Props) {
  const t = useLabels<typeof english>('map-block');
  const [state, dispatch] = useReducer(reduceMap, FRESH_MAP);
  const { duration = t('duration'), yield: yields = t('yield') } = axes ?? {};
  const x = { title: duration, decimals: 2 };
  const y = { title: yields, decimals: 3, isPercent: true };
  const map = useMapChart({ points, groupName, x, y }, state);
  return <MapView title={title} subtitle={subtitle} map={map} state={state} dispatch={dispatch} />;
}
