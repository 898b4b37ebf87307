import Highcharts from 'highcharts/highstock';
import { chartOf, type Drawer, SIZE } from './cases.ts';

export const highcharts: Drawer = {
  prepare(which) {
    const { x, panes } = chartOf(which);
    const times = x.kind === 'time' ? x.times : new Float64Array();
    const series = panes.flatMap(({ series: all }, pane) =>
      all.map((each): Highcharts.SeriesOptionsType => {
        if (each.kind === 'candle')
          return {
            type: 'candlestick',
            yAxis: pane,
            data: Array.from(each.open, (open, at) => [
              times[at] as number,
              open,
              each.high[at] as number,
              each.low[at] as number,
              each.close[at] as number,
            ]),
          };
        const values = each.kind === 'line' || each.kind === 'column' ? each.values : new Float64Array();
        const data = Array.from(values, (value, at) => [times[at] as number, value] as [number, number]);
        return each.kind === 'column'
          ? { type: 'column', yAxis: pane, data }
          : { type: 'line', yAxis: pane, lineWidth: 1, data };
      }),
    );
    const first = times[0] ?? 0;
    const length = (times[times.length - 1] ?? 0) - first;
    return {
      open(stage) {
        const chart = Highcharts.stockChart(stage, {
          chart: { ...SIZE, animation: false },
          plotOptions: { series: { animation: false } },
          navigator: { enabled: false },
          scrollbar: { enabled: false },
          rangeSelector: { enabled: false },
          credits: { enabled: false },
          yAxis: panes.map((_, pane) =>
            pane === 0 ? { height: panes.length > 1 ? '78%' : '100%' } : { top: '80%', height: '20%' },
          ),
          series,
        });
        return {
          zoom: (from, to) =>
            chart.xAxis[0]?.setExtremes(first + from * length, first + to * length, true, false),
          isBusy: () => false,
          close: () => chart.destroy(),
        };
      },
    };
  },
};
