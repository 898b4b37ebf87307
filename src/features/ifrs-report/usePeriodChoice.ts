import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { call } from '#platform/contract/call.ts';
import { type IfrsReportData, readIfrsReport, readIfrsReportOfPeriod } from './ifrs-report.contract.ts';
import { choosePeriod, type PeriodChoice, type PeriodEvent } from './period-choice.ts';
import { findPeriod, withPeriod } from './report-address.ts';

type Choice = PeriodChoice<IfrsReportData>;

/** Goes from period to period without a reload; the address names the period that is shown, and going back goes back. */
export function usePeriodChoice(first: IfrsReportData): {
  readonly state: Choice;
  readonly choose: (periodId: number) => void;
} {
  const [state, dispatch] = useReducer<Choice, [PeriodEvent<IfrsReportData>]>(choosePeriod, {
    status: 'shown',
    report: first,
    isFallback: false,
  });
  const requests = useRef(0);
  const choose = (periodId: number) => dispatch({ type: 'chosen', periodId, request: ++requests.current });

  useEffect(() => {
    if (state.status !== 'loading') return;
    const { wanted, asks, request } = state;
    const controller = new AbortController();
    ask(state.report.issuerId, asks === 'period' ? wanted : null, controller.signal).then(
      (report) => dispatch({ type: 'answered', report, request }),
      () => controller.signal.aborted || dispatch({ type: 'failed', request }),
    );
    return () => controller.abort();
  }, [state]);

  const settled = useRef(state);
  const inAddress = useRef<number | null>(null);
  useEffect(() => {
    if (state.status === 'loading' || state === settled.current) return;
    settled.current = state;
    nameInAddress(state, first.periodId);
    inAddress.current = findPeriod(location.search) ?? first.periodId;
  }, [state, first.periodId]);

  const goBack = useEffectEvent((named: number | null) => {
    if (named !== null) choose(named);
  });
  useEffect(() => {
    const named = () => findPeriod(location.search) ?? first.periodId;
    const listen = () => {
      // A link to a section of the page goes back to nothing.
      if (named() === inAddress.current) return;
      inAddress.current = named();
      goBack(named());
    };
    inAddress.current = named();
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, [first.periodId]);

  return { state, choose };
}

function ask(issuerId: number, periodId: number | null, signal: AbortSignal): Promise<IfrsReportData> {
  return periodId === null
    ? call(readIfrsReport, { params: { issuerId: String(issuerId) }, signal })
    : call(readIfrsReportOfPeriod, {
        params: { issuerId: String(issuerId), periodId: String(periodId) },
        signal,
      });
}

/** A step of the reader's is one of the history's; a period that could not be shown only loses its name. */
function nameInAddress(state: Exclude<Choice, { status: 'loading' }>, firstPeriod: number | null): void {
  const { periodId } = state.report;
  if (periodId === null || (findPeriod(location.search) ?? firstPeriod) === periodId) return;
  const address = withPeriod(location.href, periodId);
  if (state.status === 'shown' && !state.isFallback) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
}
