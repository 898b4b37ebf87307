import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  type UTCTimestamp,
} from 'lightweight-charts';
import { chartOf, type Drawer, SIZE } from './cases.ts';

export const lightweight: Drawer = {
  prepare(which) {
    const { x, panes } = chartOf(which);
    const times = x.kind === 'time' ? Array.from(x.times, (time) => (time / 1000) as UTCTimestamp) : [];
    const data = panes.flatMap(({ series }, pane) =>
      series.map((each) => ({
        pane,
        each,
        rows: times.map((time, index) =>
          each.kind === 'candle'
            ? {
                time,
                open: each.open[index] as number,
                high: each.high[index] as number,
                low: each.low[index] as number,
                close: each.close[index] as number,
              }
            : {
                time,
                value: each.kind === 'line' || each.kind === 'column' ? (each.values[index] as number) : 0,
              },
        ),
      })),
    );
    return {
      open(stage) {
        const chart = createChart(stage, {
          ...SIZE,
          layout: { attributionLogo: false },
          timeScale: { minBarSpacing: 0.0001 },
        });
        for (const { pane, each, rows } of data) {
          const kind =
            each.kind === 'candle'
              ? CandlestickSeries
              : each.kind === 'column'
                ? HistogramSeries
                : LineSeries;
          const series = chart.addSeries(kind, each.kind === 'line' ? { lineWidth: 1 } : {}, pane);
          series.setData(rows);
        }
        const show = (from: number, to: number) =>
          chart
            .timeScale()
            .setVisibleLogicalRange({ from: from * (times.length - 1), to: to * (times.length - 1) });
        show(0, 1);
        // It draws in the frame after a change.
        return { zoom: show, isBusy: () => false, close: () => chart.remove() };
      },
    };
  },
};
