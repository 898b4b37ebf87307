import { classes } from '#ui/classes.ts';
import styles from '../ChartStage.module.css';
import { buildScene } from '../scene/build-scene.ts';
import { viewOf } from './carry-view.ts';
import { type FluidSvg, fluidSvg } from './fluid-svg.ts';
import { frameOf, navigatorSheet, type Shown, type StageHeight } from './shown.ts';

/** The widths that labels are chosen for, between the narrowest and the widest of each kind. */
const WIDTHS: StageHeight = { wide: 760, narrow: 372 };

/** Both drawings, of which the style sheet shows one. On the server alone. */
export function firstPaint(shown: Shown, height: StageHeight, isNavigator: boolean): string {
  return (['wide', 'narrow'] as const)
    .map((kind) => {
      const { left, stretched, pinned, right } = draw(shown, WIDTHS[kind], height[kind], isNavigator);
      const cell = `<div class="${styles.plots}">${stretched}${pinned}</div>`;
      return `<div class="${classes(styles.fluid, styles[kind])}">${left}${cell}${right}</div>`;
    })
    .join('');
}

function draw(shown: Shown, width: number, height: number, isNavigator: boolean): FluidSvg {
  const size = { width, height, density: 1 };
  const scene = buildScene(shown.chart, frameOf(shown, size, viewOf(shown.chart, shown.home).window));
  const box = scene.plots[0]?.box ?? { x: 0, width };
  return fluidSvg(isNavigator ? navigatorSheet(shown, size, box) : scene, box);
}
