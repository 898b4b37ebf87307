import { verdictOn } from '#domain/access/capabilities.ts';
import { type ComparedId, isSameId } from './chart-address.ts';
import type { ChartState, Compared, Loaded, NamedId } from './chart-state.ts';
import { MOST_INDEXES, MOST_STOCKS } from './limits.ts';

export function addCompared(state: ChartState, added: NamedId): ChartState {
  const verdict = verdictOn('compare', { kind: state.viewer });
  if (verdict !== 'allowed') return { ...state, isDenied: true };
  const present = [...state.compared, ...state.joining];
  if (state.type === 'extended' || isShown(state, added)) return state;
  const others = present.filter(({ kind }) => kind === added.kind).length;
  // The share that the chart is about is one of the stocks.
  if (added.kind === 'stock' && others + 1 >= MOST_STOCKS)
    return { ...state, message: 'max_stocks_in_compare' };
  if (added.kind === 'index' && others >= MOST_INDEXES)
    return { ...state, message: 'max_indexes_in_compare' };
  return { ...state, joining: [...state.joining, { ...added, tone: freeTone(present) }], message: null };
}

export function removeCompared(state: ChartState, removed: ComparedId): ChartState {
  return {
    ...state,
    compared: state.compared.filter((each) => !isSameId(each, removed)),
    series: state.series.filter(
      ({ stockId: id, tgId: venueId }) => !isSameId({ kind: 'stock', id, venueId }, removed),
    ),
    indexes: state.indexes.filter(({ index_id: id }) => !isSameId({ kind: 'index', id }, removed)),
  };
}

export function isShown({ subject, compared, joining }: ChartState, wanted: ComparedId): boolean {
  const own: ComparedId = { kind: 'stock', id: subject.stockId, venueId: subject.venueId };
  return [own, ...compared, ...joining].some((each) => isSameId(each, wanted));
}

export const toCompared = (ids: readonly ComparedId[]): Compared[] =>
  ids.map((id, at) => ({ ...id, name: '', tone: at + 2 }));

/** Where a share is shown on several venues, each is called with its own. */
export function shownName(state: Pick<ChartState, 'subject' | 'compared' | 'series'>, each: NamedId): string {
  const found = state.series.find(
    ({ stockId, tgId }) => each.kind === 'stock' && stockId === each.id && tgId === each.venueId,
  );
  const isOnSeveral =
    state.subject.stockId === each.id ||
    state.compared.some((other) => other.id === each.id && !isSameId(other, each));
  return found && !isOnSeveral ? found.stockName : each.name;
}

/** What was only known by its number is called as the answer calls it. */
export function nameCompared(all: readonly Compared[], { series, indexes }: Loaded): Compared[] {
  return all.map((each) => {
    const found =
      each.kind === 'index'
        ? indexes.find(({ index_id }) => index_id === each.id)
        : series.find(({ stockId, tgId }) => stockId === each.id && tgId === each.venueId);
    return each.name === '' && found ? { ...each, name: found.name } : each;
  });
}

function freeTone(present: readonly Compared[]): number {
  let tone = 2;
  while (present.some((each) => each.tone === tone)) tone++;
  return tone;
}
