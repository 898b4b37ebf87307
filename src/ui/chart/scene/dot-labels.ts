import { textWidth } from '../../text-width/text-width.ts';
import type { Chart, DotSeries, Pane } from '../chart.ts';
import type { Mark } from '../scene.ts';
import { DOT_RADIUS, positionsOf } from './dot-marks.ts';
import { placeLabels } from './free-labels.ts';
import type { PaneView } from './pane-views.ts';
import { contains } from './touching.ts';
import type { XScale } from './x-scale.ts';

/** Of a line one high; a map is painted many times with the same names. */
const widths = new Map<string, number>();
const MOST_CACHED = 20_000;

function widthOf(text: string, size: number): number {
  if (text === '') return 0;
  const known = widths.get(text);
  if (known !== undefined) return known * size;
  if (widths.size >= MOST_CACHED) widths.clear();
  const width = textWidth(text, 1);
  widths.set(text, width);
  return width * size;
}

const CROWD = 1_000;

/** So many dots that naming them takes longer than a frame. */
export const isCrowd = ({ series }: Pane): boolean =>
  series.reduce((sum, each) => sum + (each.kind === 'dots' ? each.xs.length : 0), 0) > CROWD;

/** The names of all dots of a pane; one series' labels do not cover another's dots. */
export function dotLabels(
  { x: axis }: Chart,
  { pane, box, axes }: PaneView,
  x: XScale,
  size: number,
): readonly Mark[] {
  const times = axis.kind === 'time' ? axis.times : null;
  const series = pane.series.filter((each): each is DotSeries => each.kind === 'dots');
  if (series.every(({ labels }) => labels === 'none')) return [];
  const dots = series.flatMap((each) => {
    const scale = axes.find(({ axis }) => axis.id === each.axis)?.scale;
    if (!scale) return [];
    const positions = positionsOf(each.xs, each.ys, x, scale, times);
    return Array.from(each.xs, (_, index) => {
      const x = positions[2 * index] as number;
      const y = positions[2 * index + 1] as number;
      // To measure a name costs more than all the rest, and most are out of view once somebody looks closer.
      const isSeen = contains(box, x, y);
      const text = each.labels === 'none' || !isSeen ? '' : (each.names[index] ?? '');
      return { x, y, text, width: widthOf(text, size), rank: each.ranks?.[index] ?? 0 };
    });
  });
  const isAll = series.some(({ labels }) => labels === 'all');
  return placeLabels(dots, size * 1.2, DOT_RADIUS, box, isAll).flatMap(({ index, x, y, anchor }): Mark[] => {
    const text = dots[index]?.text;
    if (!text) return [];
    return [{ kind: 'text', x, y, text, anchor, size, ink: 'text-soft', halo: 'surface-page' }];
  });
}
