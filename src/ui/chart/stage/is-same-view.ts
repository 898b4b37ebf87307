import type { Chart } from '../chart.ts';

/** Whether the same series stand over the same days, so that at most their values differ, such as by a live price. */
export function isSameView(one: Chart, other: Chart): boolean {
  return one === other || (outlineOf(one) === outlineOf(other) && one.x.kind === 'time');
}

const outlineOf = ({ x, panes }: Chart): string =>
  JSON.stringify([
    x.kind === 'time' ? [x.precision, x.times.length, x.times[0], x.times.at(-1)] : x.title,
    panes.map(({ axes, series }) => [
      axes.map(({ unit, scale, hidesValues }) => [unit, scale, hidesValues]),
      series.map(({ id, kind }) => [id, kind]),
    ]),
  ]);
