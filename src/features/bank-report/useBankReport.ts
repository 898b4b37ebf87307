import { type MouseEvent, useEffect, useReducer } from 'react';
import type { Basis } from '#domain/statements/derived-periods.ts';
import { type StatementView, withStatementView } from '#domain/statements/statement-view.ts';
import { call } from '#platform/contract/call.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { BANK_SECTION, selectionIn, VIEW_PREFIX, withBankChoice, withBasis } from './bank-address.ts';
import { type BankChoice, pathOfTab } from './bank-choice.ts';
import { type BankReportData, readBankReport } from './bank-report.contract.ts';
import { type BankEvent, type BankState, reduceBank, startBank } from './bank-report-state.ts';
import { useBankAddress } from './useBankAddress.ts';

type State = BankState<BankReportData>;

interface BankReporting {
  readonly state: State;
  readonly hrefOf: (choice: BankChoice, view: StatementView, basis?: Basis | null) => string;
  /** For a click on a link to another report of this bank. */
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly retry: () => void;
}

/** Goes from report to report without a reload; where script does not run, the links are followed as they are. */
export function useBankReport(first: BankReportData): BankReporting {
  const here = useLink()(useHere().path);
  const [state, dispatch] = useReducer<State, BankReportData, [BankEvent<BankReportData>]>(
    reduceBank,
    first,
    start,
  );
  const { phase, request, requested, offered } = state;
  useEffect(() => {
    if (phase !== 'loading' || !requested) return;
    const leaving = new AbortController();
    findReport(first, requested, leaving.signal).then(
      (report) => dispatch({ type: 'arrived', request, report }),
      () => !leaving.signal.aborted && dispatch({ type: 'failed', request }),
    );
    return () => leaving.abort();
  }, [first, phase, requested, request]);
  useBankAddress(state, (selection) => dispatch({ type: 'chosen', selection }));

  return {
    state,
    hrefOf: (choice, view, basis = first.basis) => {
      const start = withBasis(new URL(here, 'http://here.invalid'), basis);
      const chosen = withBankChoice(start, choice, offered);
      const { pathname, search } = new URL(withStatementView(chosen.href, VIEW_PREFIX, view));
      return `${pathname}${search}#${BANK_SECTION}`;
    },
    follow: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      dispatch({ type: 'chosen', selection: selectionIn(event.currentTarget.search) });
    },
    retry: () => dispatch({ type: 'retried' }),
  };
}

const start = (first: BankReportData): State =>
  startBank({ choice: { tab: first.tab, type: first.type }, report: first }, first.offered);

/** Null where the report is empty. */
async function findReport(
  { issuerId, basis }: BankReportData,
  { tab, type }: BankChoice,
  signal: AbortSignal,
): Promise<BankReportData | null> {
  const params = { issuerId: String(issuerId), archive: pathOfTab(tab) };
  const reply = await call(readBankReport, {
    params,
    query: { type: type === 1 ? '1' : '2', ...(basis && { period: basis }) },
    signal,
  });
  return 'emptyReport' in reply ? null : reply;
}
