// Before the libraries, which keep the browser's own frames otherwise.
import './frames.ts';

import { type Case, type Drawer, type Prepared, SIZE, ZOOM_STEPS } from './cases.ts';
import { echarts } from './echarts.ts';
import { floor } from './floor.ts';
import { dropFrames, runFrames } from './frames.ts';
import { highcharts } from './highcharts.ts';
import { lightweight } from './lightweight.ts';
import { ours } from './ours.ts';

const DRAWERS = { floor, ours, lightweight, echarts, highcharts } satisfies Record<string, Drawer>;
export type Who = keyof typeof DRAWERS;

/** Milliseconds of work from data to pixels, and for one step of a zoom. */
export interface Taken {
  readonly open: number;
  readonly zoom: number;
}

export interface ChartBench {
  measure(who: Who, which: Case): Taken;
}

/** Reading a pixel makes a canvas paint what was drawn. SVG's pixels cannot be requested: Highcharts gets them free. */
function finish(stage: HTMLElement, isBusy: () => boolean): void {
  runFrames(isBusy);
  for (const canvas of stage.querySelectorAll('canvas')) canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
  stage.getBoundingClientRect();
}

const prepared = new Map<string, Prepared>();

function measure(who: Who, which: Case): Taken {
  const key = `${who} ${which}`;
  const drawer = prepared.get(key) ?? DRAWERS[who].prepare(which);
  prepared.set(key, drawer);
  const stage = document.createElement('div');
  stage.style.width = `${SIZE.width}px`;
  stage.style.height = `${SIZE.height}px`;
  document.body.append(stage);
  drawer.renew?.();
  const begin = performance.now();
  const chart = drawer.open(stage);
  finish(stage, chart.isBusy);
  const open = performance.now() - begin;
  const zoomBegin = performance.now();
  const steps = ZOOM_STEPS[which];
  for (const [from, to] of steps) {
    chart.zoom(from, to);
    finish(stage, chart.isBusy);
  }
  const zoom = (performance.now() - zoomBegin) / steps.length;
  chart.close();
  stage.remove();
  dropFrames();
  return { open, zoom };
}

Object.assign(window, { chartBench: { measure } satisfies ChartBench });
