import { type AlignedPoints, alignPoints } from '#ui/chart/align-points.ts';
import { changeFromFirst } from '#ui/chart/change-from-first.ts';
import type { Chart, Series, ValueAxis } from '#ui/chart/chart.ts';
import type { BlockData } from './block-data.ts';
import type { BlockView } from './block-state.ts';

type FedSeries = BlockData['series'][number];

/** One entry of the legend: it can be hidden, and taken away where it was added. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly tone: number;
  /** The key of what was added to compare. */
  readonly companion: string | null;
}

/** Something that is drawn, of one series or, a candle, of four. */
interface Piece extends Named {
  readonly parts: readonly FedSeries[];
}

const AXIS = 'value';
/** What a candle is made of, by the fields of its series: open, high, low, close. */
const CANDLE_FIELDS = ['open_price', 'max_price', 'min_price', 'last_price'];

/** Values run from 0 to 1 and show the shape alone (CB-07). */
export const hidesValues = ({ data }: Pick<BlockView, 'data'>): boolean => data.measure === null;

/** With something beside it, everything is reported as the change since its first value (CM-05). */
export const isCompared = ({ companions }: Pick<BlockView, 'companions'>): boolean => companions.length > 0;

export function nameSeries(view: BlockView): readonly Named[] {
  return piecesOf(view).map(({ parts: _, ...named }) => named);
}

/** Names of series without the name of what the whole page is about: `Norvik Steel: Price` is said as `Price`. */
export function withoutSubject(view: BlockView, subject: string | undefined): BlockView {
  const start = `${subject}: `;
  if (subject === undefined || !view.data.series.some(({ name }) => name.startsWith(start))) return view;
  const series = view.data.series.map((one) =>
    one.name.startsWith(start) ? { ...one, name: one.name.slice(start.length) } : one,
  );
  return { ...view, data: { ...view.data, series } };
}

/** What a block shows, as a chart. */
export function describeBlock(view: BlockView, hidden: ReadonlySet<string>, isOfChanges = false): Chart {
  const pieces = piecesOf(view).filter(({ id }) => !hidden.has(id));
  const aligned = alignPoints(pieces.flatMap(({ parts }) => parts.map(toPoints)));
  const columns = isCompared(view) ? aligned.columns.map(changeFromFirst) : aligned.columns;
  const axis: ValueAxis = {
    id: AXIS,
    side: 'right',
    scale: 'linear',
    unit: isOfChanges || isCompared(view) ? 'percent' : 'value',
    decimals: 2,
    hidesValues: hidesValues(view),
    hasZero: view.data.graph_type === 'column',
  };
  return {
    x: { kind: 'time', times: aligned.times, precision: 'day' },
    panes: [{ share: 1, axes: [axis], series: drawPieces(pieces, columns, view) }],
  };
}

export const hasNothing = ({ x }: Chart): boolean => x.kind === 'time' && x.times.length === 0;

function piecesOf({ data, companions, answers }: BlockView): Piece[] {
  const own = ownPieces(data).map((piece, at) => ({ ...piece, tone: at + 1, companion: null }));
  const added = companions.flatMap(({ key, name, tone }) => {
    const [first] = answers[key]?.series ?? [];
    return first ? [{ id: `with-${key}`, name, parts: [first], tone, companion: key }] : [];
  });
  return [...own, ...added];
}

function ownPieces({ series, graph_type }: BlockData): Pick<Piece, 'id' | 'name' | 'parts'>[] {
  const candle = CANDLE_FIELDS.flatMap((field) => series.find((one) => one.field === field) ?? []);
  if (graph_type === 'candlestick' && candle.length === CANDLE_FIELDS.length) {
    return [{ id: 'candles', name: candle[0]?.name ?? '', parts: candle }];
  }
  return series.map((one) => ({ id: `${one.model}-${one.id}-${one.field}`, name: one.name, parts: [one] }));
}

function drawPieces(pieces: readonly Piece[], columns: AlignedPoints['columns'], view: BlockView): Series[] {
  const rest = [...columns];
  const take = () => rest.shift() ?? new Float64Array();
  return pieces.map(({ id, name, tone, parts }, at): Series => {
    const base = { id, name, tone, axis: AXIS };
    if (parts.length === CANDLE_FIELDS.length) {
      return { ...base, kind: 'candle', open: take(), high: take(), low: take(), close: take() };
    }
    const isColumn = view.data.graph_type === 'column' && !isCompared(view);
    if (isColumn) return { ...base, kind: 'column', values: take() };
    return { ...base, kind: 'line', values: take(), hasArea: at === 0 && pieces.length === 1 };
  });
}

function toPoints({ data }: FedSeries) {
  return data
    .filter(({ value }) => value !== null)
    .map((point) => [point['date.numeric'] * 1000, point.value] as const);
}
