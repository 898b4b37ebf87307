import { type BankChoice, type BankSelection, chooseReport, isSameChoice } from './bank-choice.ts';

/** What is drawn: which report, and its answer. */
export interface Shown<Report> {
  readonly choice: BankChoice;
  readonly report: Report;
}

export interface BankState<Report> {
  /** Stays while another is on its way, and where that one does not come; null where every report is empty. */
  readonly shown: Shown<Report> | null;
  /** The reports that are not known to be empty. */
  readonly offered: readonly BankChoice[];
  readonly requested: BankChoice | null;
  readonly phase: 'still' | 'loading' | 'failed';
  /** Answers to older requests come too late to matter. */
  readonly request: number;
  readonly received: readonly Shown<Report>[];
}

export type BankEvent<Report> =
  | { readonly type: 'chosen'; readonly selection: BankSelection }
  /** Null: the report is empty. */
  | { readonly type: 'arrived'; readonly request: number; readonly report: Report | null }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'retried' };

export function startBank<Report>(shown: Shown<Report>, offered: readonly BankChoice[]): BankState<Report> {
  return { shown, offered, requested: shown.choice, phase: 'still', request: 0, received: [shown] };
}

/** All states of a bank's report. */
export function reduceBank<Report>(state: BankState<Report>, event: BankEvent<Report>): BankState<Report> {
  switch (event.type) {
    case 'chosen':
      return ask(state, event.selection);
    case 'retried':
      return state.phase === 'failed' && state.requested ? ask(state, state.requested) : state;
    case 'failed':
      return isAwaited(state, event.request) ? { ...state, phase: 'failed' } : state;
    case 'arrived':
      return isAwaited(state, event.request) ? arrive(state, event.report) : state;
  }
}

/** What the controls point at: what is on its way, or what stands there where that did not come. */
export const currentChoice = <Report>({ phase, requested, shown }: BankState<Report>): BankChoice | null =>
  phase === 'failed' ? (shown?.choice ?? requested) : requested;

function ask<Report>(state: BankState<Report>, selection: BankSelection): BankState<Report> {
  const request = state.request + 1;
  const requested = chooseReport(state.offered, selection);
  if (!requested) return { ...state, shown: null, requested, phase: 'still', request };
  const shown = state.received.find(({ choice }) => isSameChoice(choice, requested));
  return shown
    ? { ...state, shown, requested, phase: 'still', request }
    : { ...state, requested, phase: 'loading', request };
}

function arrive<Report>(state: BankState<Report>, report: Report | null): BankState<Report> {
  const { requested, received } = state;
  if (!requested) return state;
  if (report === null) return lose(state, requested);
  const shown = { choice: requested, report };
  return { ...state, shown, phase: 'still', received: [...received, shown] };
}

/** An empty report is offered no more: its tab shows the other type or, where that was all of it, is lost. */
function lose<Report>(state: BankState<Report>, empty: BankChoice): BankState<Report> {
  const offered = state.offered.filter((choice) => !isSameChoice(choice, empty));
  const hasTab = offered.some(({ tab }) => tab === empty.tab);
  return ask({ ...state, offered }, hasTab ? empty : (state.shown?.choice ?? {}));
}

const isAwaited = <Report>({ phase, request }: BankState<Report>, answered: number): boolean =>
  phase === 'loading' && request === answered;
