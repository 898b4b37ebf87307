import { textWidth } from '../../text-width/text-width.ts';
import type { Chart, LineSeries, Series } from '../chart.ts';

export const MARGIN = 8;
const WIDEST = 150;
/** On a narrow chart names would take the room of the curve: the chips above it name the series. */
const NARROW = 560;

export const isNamed = (series: Series): series is LineSeries => series.kind === 'line';

/** Width of the column that names stand in; a series by itself needs no name. */
export function nameRoom({ panes }: Chart, width: number, size: number): number {
  const named = (panes[0]?.series ?? []).filter(isNamed);
  if (width < NARROW || named.length < 2) return 0;
  return MARGIN + Math.min(WIDEST, Math.ceil(Math.max(...named.map(({ name }) => textWidth(name, size)))));
}
