import type { Chart, Series } from '../chart.ts';

const AXIS = 'navigator';

/** The first series alone, as a line without values: what the brush is moved over. */
export function navigatorChart({ x, panes }: Chart): Chart {
  const first = panes[0]?.series[0];
  const axis = {
    id: AXIS,
    side: 'right',
    scale: 'linear',
    unit: 'value',
    decimals: 0,
    isSilent: true,
  } as const;
  return { x, panes: [{ share: 1, axes: [axis], series: first ? [toLine(first)] : [] }] };
}

function toLine(series: Series): Series {
  const { id, name, tone } = series;
  const base = { id, name, tone, axis: AXIS };
  switch (series.kind) {
    case 'candle':
      return { ...base, kind: 'line', values: series.close, hasArea: true };
    case 'line':
    case 'column':
      return { ...base, kind: 'line', values: series.values, hasArea: true };
    default:
      return { ...series, axis: AXIS };
  }
}
