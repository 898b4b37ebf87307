import type { Chart } from '../chart.ts';
import { axisTag } from '../scene/axis-tag.ts';
import { crosshairScene } from '../scene/crosshair-scene.ts';
import { FONT_SIZES } from '../scene/frame.ts';
import { timeX } from '../scene/hit.ts';
import { toneInk } from '../scene/pens.ts';
import { contains } from '../scene/touching.ts';
import { scaleOf, toY } from '../scene/value-scale.ts';
import type { Mark, Scene } from '../scene.ts';
import { axisOf, valueAt } from './readings.ts';
import type { Shown } from './shown.ts';
import type { Dot } from './snap-points.ts';

type Sheet = Pick<Scene, 'width' | 'height' | 'marks'>;

/** What the cursor adds over the chart. Keys have no height, so theirs is that of the first curve. */
export function cursorSheet(
  shown: Shown,
  scene: Scene,
  snapPoint: number | null,
  pointerY: number | null,
): Sheet {
  const { chart, snapPoints, clock, sizes } = shown;
  const { width, height } = scene;
  if (snapPoint === null) return { width, height, marks: [] };
  if (snapPoints.kind === 'dots') {
    const dot = snapPoints.dots[snapPoint];
    return { width, height, marks: dot ? dotMarks(shown, scene, dot) : [] };
  }
  const cursor = { index: snapPoint, y: pointerY ?? curveY(chart, scene, snapPoint) };
  return crosshairScene(chart, scene, cursor, {
    words: clock.words,
    offset: clock.displayOffset,
    ...(sizes && { sizes }),
  });
}

function curveY(chart: Chart, { plots }: Scene, snapPoint: number): number | null {
  const pane = chart.panes[0];
  const series = pane?.series[0];
  const axis = plots[0]?.axes.find(({ id }) => id === series?.axis);
  if (!series || !axis || !plots[0]) return null;
  const y = toY(scaleOf(axis, plots[0].box), valueAt(series, snapPoint));
  return Number.isNaN(y) ? null : y;
}

/** A ring around the dot, lines to both axes, and its value on the axis. */
function dotMarks({ clock, sizes }: Shown, scene: Scene, dot: Dot): Mark[] {
  const plot = scene.plots[dot.paneIndex];
  const axis = axisOf(dot.pane, dot.series);
  const drawn = plot?.axes.find(({ id }) => id === axis?.id);
  if (!plot || !axis || !drawn) return [];
  const { box } = plot;
  const x = timeX(scene, dot.x);
  const y = toY(scaleOf(drawn, box), dot.y);
  if (!contains(box, x, y)) return [];
  const side = axis.side === 'right' ? box.x + box.width : box.x;
  const size = sizes?.axis ?? FONT_SIZES.axis;
  return [
    {
      kind: 'segments',
      ends: Float64Array.of(x, y, x, box.y + box.height, x, y, side, y),
      stroke: 'crosshair',
      width: 1,
      dash: [3, 3],
    },
    {
      kind: 'dots',
      points: Float64Array.of(x, y),
      radius: 6,
      shape: 'circle',
      fill: toneInk(dot.series.tone),
      edge: 'surface-page',
    },
    ...(axis.hidesValues ? [] : axisTag(plot, axis, y, dot.y, 'surface-inverse', size, clock.words)),
  ];
}
