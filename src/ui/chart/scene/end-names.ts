import type { Mark } from '../scene.ts';
import { keepApart } from './keep-apart.ts';
import { lastShown } from './last-value.ts';
import { isNamed, MARGIN } from './name-room.ts';
import type { PaneView } from './pane-views.ts';
import { toneInk } from './pens.ts';
import { shorten } from './shorten.ts';
import { toY } from './value-scale.ts';
import { toX, type XScale } from './x-scale.ts';

/** Each name at the height where its line leaves the plot, moved where two would cover each other. */
export function endNames({ pane, box, names, axes }: PaneView, x: XScale, size: number): readonly Mark[] {
  if (names === 0) return [];
  const ends = pane.series.filter(isNamed).flatMap((series) => {
    const scale = axes.find(({ axis }) => axis.id === series.axis)?.scale;
    const index = scale ? lastShown(series.values, x.window) : null;
    if (!scale || index === null) return [];
    return [{ series, x: toX(x, index), y: toY(scale, series.values[index] as number) }];
  });
  const height = size * 1.25;
  const positions = keepApart(
    ends.map(({ y }) => y),
    height,
    box.y,
    box.y + box.height,
  );
  return ends.map(({ series }, index) => ({
    kind: 'text',
    x: box.x + box.width + MARGIN,
    y: positions[index] ?? 0,
    text: shorten(series.name, names - MARGIN, size),
    anchor: 'start',
    size,
    ink: toneInk(series.tone),
  }));
}
