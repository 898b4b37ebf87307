import { type BankChoice, type BankWish, chooseReport, isSameChoice } from './bank-choice.ts';

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
  readonly asked: BankChoice | null;
  readonly phase: 'still' | 'loading' | 'failed';
  /** Answers to older requests come too late to matter. */
  readonly request: number;
  readonly received: readonly Shown<Report>[];
}

export type BankEvent<Report> =
  | { readonly type: 'chosen'; readonly wish: BankWish }
  /** Null: the report is empty. */
  | { readonly type: 'arrived'; readonly request: number; readonly report: Report | null }
  | { readonly type: 'failed'; readonly request: number }
  | { readonly type: 'retried' };

export function startBank<Report>(shown: Shown<Report>, offered: readonly BankChoice[]): BankState<Report> {
  return { shown, offered, asked: shown.choice, phase: 'still', request: 0, received: [shown] };
}

/** All states of a bank's report (document B, sections 2 and 4). */
export function reduceBank<Report>(state: BankState<Report>, event: BankEvent<Report>): BankState<Report> {
  switch (event.type) {
    case 'chosen':
      return ask(state, event.wish);
    case 'retried':
      return state.phase === 'failed' && state.asked ? ask(state, state.asked) : state;
    case 'failed':
      return isAwaited(state, event.request) ? { ...state, phase: 'failed' } : state;
    case 'arrived':
      return isAwaited(state, event.request) ? arrive(state, event.report) : state;
  }
}

/** What the controls point at: what is on its way, or what stands there where that did not come. */
export const currentChoice = <Report>({ phase, asked, shown }: BankState<Report>): BankChoice | null =>
  phase === 'failed' ? (shown?.choice ?? asked) : asked;

function ask<Report>(state: BankState<Report>, wish: BankWish): BankState<Report> {
  const request = state.request + 1;
  const asked = chooseReport(state.offered, wish);
  if (!asked) return { ...state, shown: null, asked, phase: 'still', request };
  const shown = state.received.find(({ choice }) => isSameChoice(choice, asked));
  return shown
    ? { ...state, shown, asked, phase: 'still', request }
    : { ...state, asked, phase: 'loading', request };
}

function arrive<Report>(state: BankState<Report>, report: Report | null): BankState<Report> {
  const { asked, received } = state;
  if (!asked) return state;
  if (report === null) return lose(state, asked);
  const shown = { choice: asked, report };
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
