import { textWidth } from '../../text-width/text-width.ts';
import type { Band, Chart } from '../chart.ts';
import type { Box, Mark } from '../scene.ts';
import type { PaneView } from './pane-views.ts';
import { toY } from './value-scale.ts';
import { positionOf, toX, type XScale } from './x-scale.ts';

/** Ranges behind the series, with their names where these have room. */
export function bandMarks({ x: axis }: Chart, view: PaneView, x: XScale, size: number): readonly Mark[] {
  return (view.pane.bands ?? []).flatMap((band): Mark[] => {
    const area = cutTo(view.box, areaOf(band, view, x, axis));
    if (!area) return [];
    const boxes = Float64Array.of(area.x, area.y, area.width, area.height);
    const shade: Mark = { kind: 'bars', boxes, fill: 'surface-sunken' };
    if (textWidth(band.name, size) + 8 > area.width || size * 1.4 > area.height) return [shade];
    const position = { x: area.x + 4, y: area.y + size * 0.8, anchor: 'start' } as const;
    return [shade, { kind: 'text', ...position, text: band.name, size, ink: 'text-faint' }];
  });
}

function areaOf({ of, from, to }: Band, { box, axes }: PaneView, x: XScale, axis: Chart['x']): Box | null {
  if (of === 'x') {
    const [left, right] = [from, to].map((each) =>
      toX(x, axis.kind === 'time' ? positionOf(axis.times, each) : each),
    );
    return { ...box, x: left ?? 0, width: (right ?? 0) - (left ?? 0) };
  }
  const scale = axes[0]?.scale;
  if (!scale) return null;
  const top = toY(scale, to);
  return { ...box, y: top, height: toY(scale, from) - top };
}

function cutTo(plot: Box, area: Box | null): Box | null {
  if (!area) return null;
  const x = Math.max(plot.x, area.x);
  const y = Math.max(plot.y, area.y);
  const width = Math.min(plot.x + plot.width, area.x + area.width) - x;
  const height = Math.min(plot.y + plot.height, area.y + area.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}
