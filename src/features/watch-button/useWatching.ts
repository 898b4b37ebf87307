import { type ComponentType, useCallback, useEffect, useReducer, useState } from 'react';
import { addStock, ajaxWatchlist, type WatchlistRow } from '#market/watchlist/watchlist.contract.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type english from './labels/eng.json';
import type { WatchDialogProps } from './WatchDialog.tsx';
import { type Held, type Submission, UNKNOWN, type WatchedShare, watch } from './watching.ts';
import { venueIdOf } from './watchlist.wire.ts';

const loadDialog = () => import('./WatchDialog.tsx').then(({ WatchDialog }) => WatchDialog);

/** Requests the watchlist once the page is there, for the page itself is the same for many; the dialog when it is wanted. */
export function useWatching({ stockId, venueId }: WatchedShare) {
  const t = useLabels<typeof english>('watch-button');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const { show } = useMessages();
  const [state, dispatch] = useReducer(watch, UNKNOWN);
  const [Dialog, setDialog] = useState<ComponentType<WatchDialogProps> | null>(null);

  const ask = useCallback(
    async (signal?: AbortSignal) => {
      dispatch({ type: 'requested' });
      try {
        const query = { ajax: '1', stockId: String(stockId) } as const;
        const { userStocksWL } = await call(ajaxWatchlist, { query, ...(signal && { signal }) });
        dispatch({ type: 'known', held: userStocksWL.map(toHeld) });
      } catch {
        if (!signal?.aborted) dispatch({ type: 'unknown' });
      }
    },
    [stockId],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);

  const prepare = () => void loadDialog().catch(() => undefined);
  const open = () => {
    dispatch({ type: 'opened', venueId });
    if (state.held === null && state.isFailed) void ask();
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        dispatch({ type: 'closed' });
        show({ type: 'alertRed', message: why('unavailable') });
      },
    );
  };
  const save = async (submission: Submission) => {
    if (submission.kind === 'nothing') return dispatch({ type: 'refused', code: 'choose_one' });
    if (submission.kind === 'wrong') return dispatch({ type: 'refused', code: null });
    dispatch({ type: 'saving' });
    try {
      const body = { stockId, add: [...submission.add], qnt: [...submission.qnt] };
      const { label, userStocksWL } = await call(addStock, { body });
      dispatch({ type: 'saved', held: userStocksWL.map(toHeld) });
      show({ id: label, message: t(label), action: { label: t('open_list'), href: link('/watchlist/') } });
    } catch (error) {
      dispatch({ type: 'refused', code: error instanceof Refusal ? error.code : 'unavailable' });
    }
  };
  return {
    state,
    dispatch,
    Dialog,
    prepare,
    open,
    ask: () => void ask(),
    save: (submission: Submission) => void save(submission),
  };
}

const toHeld = (row: WatchlistRow): Held => ({ venueId: venueIdOf(row), quantity: row.quantity });
