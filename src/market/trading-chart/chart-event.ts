import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ChartMode, ChartSelection, ChartType, ChartView, ComparedId } from './chart-address.ts';
import type { Loaded, NamedId } from './chart-state.ts';
import type { Days, PeriodId } from './period.ts';
import type { MovedTo, PriceChartData } from './trading-chart.contract.ts';

export type ChartEvent =
  | { readonly type: 'view-chosen'; readonly view: ChartView; readonly mode?: ChartMode }
  | { readonly type: 'page-changed'; readonly before: CalendarDay | null }
  | { readonly type: 'type-chosen'; readonly chart: ChartType }
  | { readonly type: 'period-chosen'; readonly period: PeriodId }
  | { readonly type: 'days-chosen'; readonly days: Days }
  | { readonly type: 'moved'; readonly request: number; readonly to: MovedTo }
  | { readonly type: 'arrived'; readonly request: number; readonly loaded: Loaded }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'retried' | 'render-failed' | 'message-closed' | 'dialog-closed' }
  | { readonly type: 'added' | 'removed'; readonly compared: NamedId }
  | {
      readonly type: 'joined';
      readonly request: number;
      readonly compared: ComparedId;
      readonly loaded: Loaded;
    }
  | { readonly type: 'join-failed'; readonly request: number; readonly compared: ComparedId }
  | { readonly type: 'venue-changed'; readonly venueId: number; readonly start: PriceChartData }
  | { readonly type: 'went-back'; readonly selection: ChartSelection };
