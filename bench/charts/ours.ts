import { words } from '../../src/ui/chart/chart-for-tests.ts';
import { paintCanvas } from '../../src/ui/chart/paint/canvas-painter.ts';
import { pageInks } from '../../src/ui/chart/paint/page-inks.ts';
import { buildScene } from '../../src/ui/chart/scene/build-scene.ts';
import { chartOf, type Drawer, SIZE } from './cases.ts';

export const ours: Drawer = {
  prepare(which) {
    let chart = chartOf(which);
    return {
      // New arrays: what is remembered of the old ones must be built again.
      renew: () => {
        chart = structuredClone(chart);
      },
      open(stage) {
        const count = chart.x.kind === 'time' ? chart.x.times.length : 0;
        const canvas = document.createElement('canvas');
        Object.assign(canvas, SIZE);
        stage.append(canvas);
        const context = canvas.getContext('2d');
        const inks = pageInks(stage);
        const draw = (window: { from: number; to: number } | null) => {
          if (context) paintCanvas(context, buildScene(chart, { ...SIZE, window, words }), inks, 1);
        };
        draw(null);
        return {
          zoom: (from, to) => draw({ from: from * (count - 1), to: to * (count - 1) }),
          isBusy: () => false,
          close: () => canvas.remove(),
        };
      },
    };
  },
};
