import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { Chart, Pane, Series } from '../chart.ts';
import type english from '../labels/eng.json';
import { numberAt } from '../number-axis.ts';
import type { ViewWindow } from '../scene.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { axisOf, type Clock, writeTime } from './readings.ts';
import type { SnapPoints } from './snap-points.ts';
import type { View } from './view.ts';

type Labels = Translate<Extract<keyof typeof english, string>>;

interface TwinTable {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** What the window shows, the latest first. Series without values have no column. */
export function twinTable(
  chart: Chart,
  snapPoints: SnapPoints,
  { window, values }: Pick<View, 'window' | 'values'>,
  clock: Clock,
  t: Labels,
): TwinTable {
  return snapPoints.kind === 'dots'
    ? dotTable(chart, snapPoints, window, values?.window ?? null, t)
    : timeTable(chart, window, clock, t);
}

interface Figures {
  readonly column: Column;
  readonly values: Float64Array;
}

function timeTable(chart: Chart, window: ViewWindow, clock: Clock, t: Labels): TwinTable {
  const { x } = chart;
  if (x.kind !== 'time') return { columns: [], rows: [] };
  const isDay = x.precision === 'day';
  const figures = chart.panes.flatMap((pane) =>
    pane.series.flatMap((series) => figuresOf(pane, series, clock.words, t)),
  );
  const rows: Row[] = [];
  for (
    let snapPoint = Math.min(x.times.length - 1, Math.floor(window.to));
    snapPoint >= Math.max(0, window.from);
    snapPoint--
  ) {
    const date = isDay ? isoDay(x.times[snapPoint] ?? 0) : writeTime(chart, snapPoint, clock);
    const values = figures.map(({ column, values }) => [column.key, known(values[snapPoint])] as const);
    if (values.some(([, value]) => value !== null))
      rows.push({ id: String(snapPoint), cells: { date, ...Object.fromEntries(values) } });
  }
  const date: Column = { key: 'date', title: t('date'), kind: isDay ? 'day' : 'text' };
  return { columns: [date, ...figures.map(({ column }) => column)], rows };
}

function figuresOf(pane: Pane, series: Series, words: ChartWords, t: Labels): Figures[] {
  const axis = axisOf(pane, series);
  if (!axis || axis.hidesValues || series.kind === 'dots' || series.kind === 'curve') return [];
  const titled = (title: string) => (axis.unit === 'percent' ? words.caption(title, PERCENT_SIGN) : title);
  const figures = (key: string, title: string, values: Float64Array): Figures => ({
    column: { key, title: titled(title), kind: 'number', decimals: axis.decimals, isAlwaysShown: true },
    values,
  });
  if (series.kind !== 'candle') return [figures(series.id, series.name, series.values)];
  return (['open', 'high', 'low', 'close'] as const).map((part) =>
    figures(`${series.id} ${part}`, t(part), series[part]),
  );
}

function dotTable(
  chart: Chart,
  { dots }: Extract<SnapPoints, { kind: 'dots' }>,
  window: ViewWindow,
  values: ViewWindow | null,
  t: Labels,
): TwinTable {
  const axis = chart.panes[0]?.axes.find(({ hidesValues }) => !hidesValues);
  const isIn = (range: ViewWindow | null, at: number) => !range || (at >= range.from && at <= range.to);
  const shown = dots.filter(({ pane, series, x, y }) => {
    const hidesValues = axisOf(pane, series)?.hidesValues ?? true;
    return !hidesValues && isIn(window, x) && isIn(values, y);
  });
  if (chart.x.kind !== 'number' || !axis) return { columns: [], rows: [] };
  const axisX = chart.x;
  const { title, decimals } = axisX;
  return {
    columns: [
      { key: 'name', title: t('name') },
      { key: 'x', title, kind: 'number', decimals, isAlwaysShown: true },
      { key: 'y', title: axis.title ?? '', kind: 'number', decimals: axis.decimals, isAlwaysShown: true },
    ],
    rows: shown.map(({ series, index, x, y }) => ({
      id: `${series.id} ${index}`,
      cells: { name: series.names[index] ?? series.name, x: numberAt(axisX, x), y },
    })),
  };
}

const known = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
