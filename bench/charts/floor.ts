import type { Chart } from '../../src/ui/chart/chart.ts';
import { chartOf, type Drawer, SIZE } from './cases.ts';

/** The series alone, written by hand for each case: no axis, no text, no scene. Nothing that draws can be much faster. */
export const floor: Drawer = {
  prepare(which) {
    const chart = chartOf(which);
    return {
      open(stage) {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, SIZE);
        stage.append(canvas);
        const context = canvas.getContext('2d');
        const draw = (from: number, to: number) => {
          if (!context) return;
          context.clearRect(0, 0, SIZE.width, SIZE.height);
          if (which === 'candles') drawCandles(context, chart, from, to);
          else drawLines(context, chart, from, to);
        };
        draw(0, 1);
        return { zoom: draw, isBusy: () => false, close: () => canvas.remove() };
      },
    };
  },
};

/** A candle for each column of pixels, or for each day where there are fewer; whole pixels, filled one by one. */
function drawCandles(context: CanvasRenderingContext2D, { panes }: Chart, from: number, to: number): void {
  const [price, turnover] = panes.map(({ series }) => series[0]);
  if (price?.kind !== 'candle' || turnover?.kind !== 'column') return;
  const count = price.close.length;
  const begin = Math.floor(from * count);
  const end = Math.ceil(to * count);
  const low = extent(price.low, begin, end).min;
  const high = extent(price.high, begin, end).max;
  const most = extent(turnover.values, begin, end).max;
  const y = (value: number) => Math.round(500 - ((value - low) / (high - low)) * 500);
  const columns = Math.min(SIZE.width, end - begin);
  const perColumn = (end - begin) / columns;
  for (let column = 0; column < columns; column++) {
    const first = begin + Math.floor(column * perColumn);
    const next = begin + Math.floor((column + 1) * perColumn);
    const x = Math.round((column / columns) * SIZE.width);
    const top = y(extent(price.high, first, next).max);
    const isRising = (price.close[next - 1] as number) >= (price.open[first] as number);
    context.fillStyle = isRising ? '#34935f' : '#e31e25';
    context.fillRect(x, top, 1, y(extent(price.low, first, next).min) - top);
  }
  context.fillStyle = '#f8bb68';
  for (let column = 0; column < columns; column++) {
    const first = begin + Math.floor(column * perColumn);
    const { max } = extent(turnover.values, first, begin + Math.floor((column + 1) * perColumn));
    const height = Math.round((max / most) * 130);
    context.fillRect(Math.round((column / columns) * SIZE.width), 650 - height, 1, height);
  }
}

function drawLines(context: CanvasRenderingContext2D, { panes }: Chart, from: number, to: number): void {
  for (const [tone, series] of (panes[0]?.series ?? []).entries()) {
    if (series.kind !== 'line') continue;
    const { values } = series;
    const begin = Math.floor(from * values.length);
    const end = Math.ceil(to * values.length);
    const all = extent(values, begin, end);
    const y = (value: number) => 650 - ((value - all.min) / (all.max - all.min)) * 650;
    context.strokeStyle = `hsl(${tone * 37} 60% 45%)`;
    context.lineWidth = 1;
    context.beginPath();
    const columns = Math.min(SIZE.width, end - begin);
    const perColumn = (end - begin) / columns;
    for (let column = 0; column < columns; column++) {
      const x = (column / columns) * SIZE.width;
      const first = begin + Math.floor(column * perColumn);
      const { min, max } = extent(values, first, begin + Math.floor((column + 1) * perColumn));
      context.lineTo(x, y(min));
      if (min !== max) context.lineTo(x, y(max));
    }
    context.stroke();
  }
}

function extent(values: Float64Array, begin: number, end: number): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let index = begin; index < end; index++) {
    const value = values[index] as number;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}
