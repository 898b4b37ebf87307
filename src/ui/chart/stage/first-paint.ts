import { classes } from '#ui/classes.ts';
import styles from '../ChartStage.module.css';
import { buildScene } from '../scene/build-scene.ts';
import { viewOf } from './carry-view.ts';
import { fluidSvg } from './fluid-svg.ts';
import { frameOf, navigatorSheet, type Shown, type StageHeight } from './shown.ts';
import type { View } from './view.ts';

/** The widths that labels are chosen for, between the narrowest and the widest of each kind. */
const WIDTHS: StageHeight = { wide: 960, narrow: 372 };

/** Both drawings, of which the style sheet shows one. */
export function firstPaint(shown: Shown, height: StageHeight, part: 'chart' | 'navigator'): string {
  const view = viewOf(shown.chart, shown.home, shown.zoom);
  return (['wide', 'narrow'] as const)
    .map((kind) => drawFluid(shown, { width: WIDTHS[kind], height: height[kind] }, view, part, kind))
    .join('');
}

/** For paper: what is shown now, at any width. */
export function paperPaint(shown: Shown, height: number, view: View): string {
  return drawFluid(shown, { width: WIDTHS.wide, height }, view, 'chart', 'wide');
}

/** Bars keep their proportions when they are stretched. */
const DENSITY = 4;

function drawFluid(
  shown: Shown,
  size: { width: number; height: number },
  view: View,
  part: 'chart' | 'navigator',
  kind: keyof StageHeight,
): string {
  const sheet = { ...size, density: DENSITY };
  const scene = buildScene(shown.chart, frameOf(shown, sheet, view));
  const box = scene.plots[0]?.box ?? { x: 0, width: size.width };
  const drawn = fluidSvg(part === 'navigator' ? navigatorSheet(shown, sheet, box) : scene, box);
  const cell = `<div class="${styles.plots}">${drawn.stretched}${drawn.pinned}</div>`;
  return `<div class="${classes(styles.fluid, styles[kind])}">${drawn.left}${cell}${drawn.right}</div>`;
}
