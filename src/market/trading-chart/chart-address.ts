import { type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { MOST_INDEXES, MOST_STOCKS } from './limits.ts';
import { FIRST_PERIOD, isPeriodId, type PeriodId } from './period.ts';

/** What a chart's address says: whoever opens it sees the same chart. What it leaves out is as it is at first. */
export interface ChartSelection {
  readonly view: ChartView;
  readonly mode: ChartMode;
  readonly type: ChartType;
  /** Null where the reader chose days. */
  readonly period: PeriodId | null;
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  /** The page of a table: only days before it. Null: the latest. */
  readonly before: CalendarDay | null;
  /** In the order in which they were added, which is that of their colours. */
  readonly compared: readonly ComparedId[];
}

export type ChartView = 'chart' | 'stock' | 'archive';
/** What shows the days; the archive is a table anyway. */
export type ChartMode = 'chart' | 'table';
export type ChartType = 'simple' | 'extended';

export type ComparedId =
  | { readonly kind: 'stock'; readonly id: number; readonly venueId: number }
  | { readonly kind: 'index'; readonly id: number };

/** As a page reads it; `compare` lists `stock@venue` and indexes. */
export interface ChartQuery {
  readonly view?: string | undefined;
  readonly mode?: string | undefined;
  readonly type?: string | undefined;
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
  readonly compare?: string | undefined;
}

export const DEFAULT_SELECTION: ChartSelection = {
  view: 'chart',
  mode: 'chart',
  type: 'simple',
  period: FIRST_PERIOD,
  from: null,
  to: null,
  before: null,
  compared: [],
};

const NAMES = ['view', 'mode', 'type', 'period', 'from', 'to', 'before', 'compare'] as const;
const ID = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2_147_483_647;

/** Whatever makes no sense is left out: an old or mistyped link still opens a chart. */
export function parseChartQuery(query: ChartQuery): ChartSelection {
  const type = query.type === 'extended' ? 'extended' : 'simple';
  const view = query.view === 'stock' || query.view === 'archive' ? query.view : 'chart';
  const mode = query.mode === 'table' ? 'table' : 'chart';
  return {
    view,
    mode,
    type,
    ...parseDays(query),
    before: isTable({ view, mode }) ? parseDay(query.before) : null,
    compared: type === 'extended' ? [] : parseCompared(query.compare),
  };
}

export const isTable = ({ view, mode }: Pick<ChartSelection, 'view' | 'mode'>): boolean =>
  view === 'archive' || mode === 'table';

/** With its question mark, or '' for the chart as it is at first. */
export function writeChartQuery(selection: ChartSelection): string {
  const { view, mode, type, period, from, to, before, compared } = selection;
  const fields = [
    view !== DEFAULT_SELECTION.view && `view=${view}`,
    mode !== DEFAULT_SELECTION.mode && `mode=${mode}`,
    type !== DEFAULT_SELECTION.type && `type=${type}`,
    period !== null && period !== FIRST_PERIOD && `period=${period}`,
    period === null && from && `from=${from}`,
    period === null && to && `to=${to}`,
    before && isTable(selection) && `before=${before}`,
    compared.length > 0 && `compare=${compared.map(writeComparedId).join()}`,
  ];
  const written = fields.filter(Boolean).join('&');
  return written && `?${written}`;
}

/** One word of an address as we would write it; nothing where it says nothing, or what is so anyway. */
export function spellChartWord(name: keyof ChartQuery, text: string): string | undefined {
  const written = writeChartQuery(parseChartQuery({ mode: 'table', [name]: text }));
  return new URLSearchParams(written).get(name) ?? undefined;
}

/** Tells series apart, in the address and in the chart. */
export function writeComparedId(compared: ComparedId): string {
  return compared.kind === 'stock' ? `${compared.id}@${compared.venueId}` : String(compared.id);
}

export function isSameId(one: ComparedId, other: ComparedId): boolean {
  return one.kind === other.kind && writeComparedId(one) === writeComparedId(other);
}

/** The query of a page with this chart in it; what is not the chart's stays as it is. */
export function putChartQuery(search: string, selection: ChartSelection): string {
  const others = new URLSearchParams(search);
  for (const name of NAMES) others.delete(name);
  const written = [others.toString(), writeChartQuery(selection).slice(1)].filter(Boolean).join('&');
  return written && `?${written}`;
}

/** Another venue begins with its first period; what is compared and how it is drawn stays. */
export const onOtherVenue = (selection: ChartSelection): ChartSelection => ({
  ...selection,
  period: FIRST_PERIOD,
  from: null,
  to: null,
  before: null,
});

/** A table beside the chart, and its page, change nothing about the series. */
export function hasSameSeries(one: ChartSelection, other: ChartSelection): boolean {
  const [shown, wanted] = [one, other].map((selection) => {
    const view = selection.view === 'stock' ? 'stock' : 'chart';
    return writeChartQuery({ ...selection, view, mode: 'chart', before: null });
  });
  return shown === wanted;
}

function parseDays(query: ChartQuery): Pick<ChartSelection, 'period' | 'from' | 'to'> {
  const from = parseDay(query.from);
  const to = parseDay(query.to);
  if (from || to) return { period: null, from, to };
  const period = /^\d$/.test(query.period ?? '') ? Number(query.period) : FIRST_PERIOD;
  return { period: isPeriodId(period) ? period : FIRST_PERIOD, from: null, to: null };
}

const parseDay = (text: string | undefined) => (text !== undefined && isCalendarDay(text) ? text : null);

function parseCompared(text = ''): ComparedId[] {
  const found = new Map<string, ComparedId>();
  const room = { stock: MOST_STOCKS - 1, index: MOST_INDEXES };
  for (const part of text.split(',', MOST_STOCKS + MOST_INDEXES)) {
    const compared = parseComparedId(part);
    if (!compared || found.has(part) || room[compared.kind] === 0) continue;
    room[compared.kind]--;
    found.set(part, compared);
  }
  return [...found.values()];
}

function parseComparedId(text: string): ComparedId | null {
  const [id, venueId, ...more] = text.split('@');
  if (!isId(id) || more.length > 0) return null;
  if (venueId === undefined) return { kind: 'index', id: Number(id) };
  return isId(venueId) ? { kind: 'stock', id: Number(id), venueId: Number(venueId) } : null;
}

const isId = (text: string | undefined): text is string =>
  text !== undefined && ID.test(text) && Number(text) <= LARGEST_ID;
