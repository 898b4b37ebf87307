import { textWidth } from '../../text-width/text-width.ts';
import type { Chart, DotSeries } from '../chart.ts';
import type { Mark } from '../scene.ts';
import { DOT_RADIUS, placesOf } from './dot-marks.ts';
import { placeLabels } from './free-labels.ts';
import type { PaneView } from './pane-views.ts';
import type { XScale } from './x-scale.ts';

/** The names of all dots of a pane; one series' labels do not cover another's dots. */
export function dotLabels(
  { x: axis }: Chart,
  { pane, box, axes }: PaneView,
  x: XScale,
  size: number,
): readonly Mark[] {
  const times = axis.kind === 'time' ? axis.times : null;
  const series = pane.series.filter((each): each is DotSeries => each.kind === 'dots');
  const dots = series.flatMap((each) => {
    const scale = axes.find(({ axis }) => axis.id === each.axis)?.scale;
    if (!scale) return [];
    const places = placesOf(each.xs, each.ys, x, scale, times);
    return Array.from(each.xs, (_, index) => {
      const text = each.labels === 'none' ? '' : (each.names[index] ?? '');
      return {
        x: places[2 * index] as number,
        y: places[2 * index + 1] as number,
        text,
        width: textWidth(text, size),
      };
    });
  });
  const isAll = series.some(({ labels }) => labels === 'all');
  return placeLabels(dots, size * 1.2, DOT_RADIUS, box, isAll).flatMap(({ index, x, y }): Mark[] => {
    const text = dots[index]?.text;
    if (!text) return [];
    return [{ kind: 'text', x, y, text, anchor: 'start', size, ink: 'text-soft', halo: 'surface-page' }];
  });
}
