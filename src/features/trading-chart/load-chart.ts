import { joiningBody, requestedDays, tradingsBody } from '#market/trading-chart/chart-request.ts';
import type { ChartState, Compared, Loaded } from '#market/trading-chart/chart-state.ts';
import type { Days } from '#market/trading-chart/period.ts';
import {
  type ComparedIndex,
  getTradings,
  type MovedTo,
  type TradingSeries,
} from '#market/trading-chart/trading-chart.contract.ts';
import { call } from '#platform/contract/call.ts';

export type LoadIndexes = (
  ids: readonly number[],
  days: Days,
  signal: AbortSignal,
) => Promise<readonly ComparedIndex[]>;

interface Source {
  readonly getTradings: string;
  readonly loadIndexes: LoadIndexes;
}

/** Everything that the chart shows, or the day that it has to move to. */
export async function loadChart(
  source: Source,
  state: ChartState,
  signal: AbortSignal,
): Promise<Loaded | { readonly movedTo: MovedTo }> {
  const ids = state.compared.filter(({ kind }) => kind === 'index').map(({ id }) => id);
  const [answer, indexes] = await Promise.all([
    ask(source, tradingsBody(state), signal),
    ids.length === 0 ? [] : source.loadIndexes(ids, daysOf(state), signal).catch(toNothing),
  ]);
  return isSeries(answer) ? { series: answer, indexes } : { movedTo: answer };
}

/** What is compared from now on, alone. */
export async function loadJoining(
  source: Source,
  state: ChartState,
  joining: Compared,
  signal: AbortSignal,
): Promise<Loaded> {
  if (joining.kind === 'index')
    return { series: [], indexes: await source.loadIndexes([joining.id], daysOf(state), signal) };
  const answer = await ask(source, joiningBody(state, joining), signal);
  return { series: isSeries(answer) ? answer : [], indexes: [] };
}

const ask = ({ getTradings: path }: Source, body: ReturnType<typeof tradingsBody>, signal: AbortSignal) =>
  call({ ...getTradings, path }, { body, signal });

const isSeries = (answer: readonly TradingSeries[] | MovedTo): answer is readonly TradingSeries[] =>
  Array.isArray(answer);

const daysOf = (state: ChartState) =>
  requestedDays({ ...state, firstTradingDay: state.subject.firstTradingDay });

/** A failed index call is only logged: the share itself is shown. */
function toNothing(error: unknown): readonly ComparedIndex[] {
  console.warn('indexes', error);
  return [];
}
