import { classes } from '#ui/classes.ts';
import styles from '../ChartStage.module.css';
import { buildScene } from '../scene/build-scene.ts';
import type { Scene } from '../scene.ts';
import { viewOf } from './carry-view.ts';
import { fluidSvg } from './fluid-svg.ts';
import { navigatorChart } from './navigator-chart.ts';
import { frameOf, navigatorFrame, type Shown, type StageHeight } from './shown.ts';

/** The widths that labels are chosen for: a desk's column and a phone. */
const WIDTHS: StageHeight = { wide: 960, narrow: 372 };

/** Both drawings, of which the style sheet shows one. On the server alone. */
export function firstPaint(shown: Shown, height: StageHeight, isNavigator: boolean): string {
  return (['wide', 'narrow'] as const)
    .map((kind) => {
      const scene = sceneFor(shown, WIDTHS[kind], height[kind], isNavigator);
      const { left, stretched, pinned, right } = fluidSvg(scene);
      const cell = `<div class="${styles.plots}">${stretched}${pinned}</div>`;
      return `<div class="${classes(styles.fluid, styles[kind])}">${left}${cell}${right}</div>`;
    })
    .join('');
}

function sceneFor(shown: Shown, width: number, height: number, isNavigator: boolean): Scene {
  const { window, limits } = viewOf(shown.chart, shown.home);
  const size = { width, height, density: 1 };
  const scene = buildScene(shown.chart, frameOf(shown, size, window));
  return isNavigator
    ? buildScene(navigatorChart(shown.chart), navigatorFrame(shown, size, scene, limits))
    : scene;
}
