import { BarChart, CandlestickChart, LineChart } from 'echarts/charts';
import { DataZoomComponent, GridComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type Case, chartOf, type Drawer, SIZE } from './cases.ts';

use([BarChart, CandlestickChart, LineChart, DataZoomComponent, GridComponent, CanvasRenderer]);

export const echarts: Drawer = {
  prepare(which) {
    const option = optionOf(which);
    return {
      open(stage) {
        stage.style.width = `${SIZE.width}px`;
        stage.style.height = `${SIZE.height}px`;
        const chart = init(stage);
        let isBusy = true;
        chart.on('finished', () => {
          isBusy = false;
        });
        chart.setOption(option);
        return {
          zoom: (from, to) => {
            isBusy = true;
            chart.dispatchAction({ type: 'dataZoom', start: from * 100, end: to * 100 });
          },
          isBusy: () => isBusy,
          close: () => chart.dispose(),
        };
      },
    };
  },
};

function optionOf(which: Case): Parameters<ReturnType<typeof init>['setOption']>[0] {
  const { x, panes } = chartOf(which);
  const times = x.kind === 'time' ? x.times : new Float64Array();
  const labels = Array.from(times, (time) => new Date(time).toISOString().slice(0, 10));
  const isMillion = which === 'million';
  const grids = panes.map((_, index) =>
    index === 0 ? { top: 10, height: panes.length > 1 ? 480 : 600 } : { top: 520, height: 100 },
  );
  return {
    animation: false,
    grid: grids.map((grid) => ({ ...grid, left: 10, right: 60 })),
    // Its category axis skips nights as ours does; a million names would be unfair, so there it is a time axis.
    xAxis: panes.map((_, gridIndex) =>
      isMillion ? { type: 'time', gridIndex } : { type: 'category', data: labels, gridIndex },
    ),
    yAxis: panes.map((_, gridIndex) => ({ scale: gridIndex === 0, gridIndex, position: 'right' })),
    dataZoom: [{ type: 'inside', xAxisIndex: panes.map((_, index) => index) }],
    series: panes.flatMap(({ series }, index) =>
      series.map((each) => {
        const axes = { xAxisIndex: index, yAxisIndex: index };
        if (each.kind === 'candle')
          return {
            ...axes,
            type: 'candlestick' as const,
            data: Array.from(each.open, (open, at) => [
              open,
              each.close[at] as number,
              each.low[at] as number,
              each.high[at] as number,
            ]),
          };
        const values = each.kind === 'line' || each.kind === 'column' ? each.values : new Float64Array();
        if (each.kind === 'column')
          return { ...axes, type: 'bar' as const, large: true, data: Array.from(values) };
        return {
          ...axes,
          type: 'line' as const,
          showSymbol: false,
          sampling: 'lttb' as const,
          lineStyle: { width: 1 },
          data: isMillion
            ? Array.from(values, (value, at) => [times[at] as number, value])
            : Array.from(values),
        };
      }),
    ),
  };
}
