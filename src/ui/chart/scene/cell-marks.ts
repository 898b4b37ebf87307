import { textWidth } from '../../text-width/text-width.ts';
import type { Chart } from '../chart.ts';
import type { Mark } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';
import type { PaneView } from './pane-views.ts';
import { toY } from './value-scale.ts';
import { toX, type XScale } from './x-scale.ts';

/** A cell is shaded once more from each of these counts on. */
const SHADES = [1, 3, 10, 30, 100, 300, 1_000];
const GAP = 1;

const MOST_DOTS = 1_000;

/** A pane with cells shows its dots only where few are visible: more would hide each other and the counts. */
export function withFewDots(view: PaneView, { window }: XScale): PaneView {
  const { pane, axes } = view;
  if (!pane.cells) return view;
  let visible = 0;
  for (const series of pane.series) {
    const scale = axes.find(({ axis }) => axis.id === series.axis)?.scale;
    if (series.kind !== 'dots' || !scale) continue;
    for (const [at, x] of series.xs.entries()) {
      const y = series.ys[at] as number;
      if (x >= window.from && x <= window.to && y >= scale.from && y <= scale.to) visible++;
    }
  }
  if (visible <= MOST_DOTS) return view;
  return { ...view, pane: { ...pane, series: pane.series.filter(({ kind }) => kind !== 'dots') } };
}

/** Cells behind the series, each with its count where that has room. */
export function cellMarks(
  { x: axis }: Chart,
  { pane: { cells }, box, axes }: PaneView,
  x: XScale,
  { size, words }: { size: number; words: ChartWords },
): readonly Mark[] {
  const scale = axes[0]?.scale;
  if (!cells || !scale || axis.kind !== 'number') return [];
  const drawn = cells.flatMap(({ left, right, low, high, count }) => {
    const [from, top] = [toX(x, left), toY(scale, high)];
    const cell = {
      x: from,
      y: top,
      width: toX(x, right) - from - GAP,
      height: toY(scale, low) - top - GAP,
    };
    // A logarithm knows nothing below zero.
    return Object.values(cell).every(Number.isFinite) ? [{ count, cell }] : [];
  });
  const shades = SHADES.map((least): Mark => {
    const dark = drawn.filter(({ count }) => count >= least).map(({ cell }) => cell);
    const boxes = Float64Array.from(dark.flatMap(({ x, y, width, height }) => [x, y, width, height]));
    return { kind: 'bars', boxes, fill: 'area' };
  });
  const texts = drawn.flatMap(({ count, cell }): Mark[] => {
    const text = words.number(count, 0);
    if (textWidth(text, size) + 4 > cell.width || size > cell.height) return [];
    const middle = { x: cell.x + cell.width / 2, y: cell.y + cell.height / 2, anchor: 'middle' } as const;
    return [{ kind: 'text', ...middle, text, size, ink: 'text-faint' }];
  });
  return [{ kind: 'clip', box, marks: [...shades, ...texts] }];
}
