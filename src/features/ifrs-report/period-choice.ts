import type { IfrsReportData } from './ifrs-report.contract.ts';

type Report = Pick<IfrsReportData, 'data' | 'periodId'>;

/** What the block shows while its reader goes from period to period: always a report, the old one until the new is there. */
export type PeriodChoice<R extends Report> =
  | { readonly status: 'shown'; readonly report: R; readonly isFallback: boolean }
  | {
      readonly status: 'loading';
      readonly report: R;
      readonly wanted: number;
      /** The chosen period or, where that was empty, the issuer's default report. */
      readonly asks: 'period' | 'default';
      readonly request: number;
    }
  | { readonly status: 'failed'; readonly report: R; readonly wanted: number };

export type PeriodEvent<R extends Report> =
  | { readonly type: 'chosen'; readonly periodId: number; readonly request: number }
  | { readonly type: 'answered'; readonly report: R; readonly request: number }
  | { readonly type: 'failed'; readonly request: number };

/** IF-01: the last choice wins, an empty answer requests the default report, and what failed leaves what there was. */
export function choosePeriod<R extends Report>(
  state: PeriodChoice<R>,
  event: PeriodEvent<R>,
): PeriodChoice<R> {
  const { report } = state;
  if (event.type === 'chosen') {
    if (event.periodId === report.periodId) return { status: 'shown', report, isFallback: false };
    return { status: 'loading', report, wanted: event.periodId, asks: 'period', request: event.request };
  }
  if (state.status !== 'loading' || state.request !== event.request) return state;
  const { wanted, asks } = state;
  if (event.type === 'failed') return { status: 'failed', report, wanted };
  if (event.report.data.length > 0) {
    return { status: 'shown', report: event.report, isFallback: asks === 'default' };
  }
  return asks === 'period' ? { ...state, asks: 'default' } : { status: 'failed', report, wanted };
}
