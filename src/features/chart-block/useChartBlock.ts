import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { type BlockEvent, type BlockState, type FirstBlock, reduceBlock, startBlock } from './block-state.ts';
import type english from './labels/eng.json';
import { loadView } from './load-view.ts';

/** The state of a block that loads what it requests and says what it has to say. */
export function useChartBlock(url: string, first: FirstBlock): [BlockState, Dispatch<BlockEvent>] {
  const t = useLabels<typeof english>('chart-block');
  const { show } = useMessages();
  const [state, dispatch] = useReducer(reduceBlock, first, startBlock);
  const { phase, request, notice } = state;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    if (phase !== 'loading') return;
    const leaving = new AbortController();
    const { requested, view: shown } = latest.current;
    loadView(url, requested, shown, leaving.signal).then(
      (answers) => dispatch({ type: 'arrived', request, ...answers }),
      () => !leaving.signal.aborted && dispatch({ type: 'failed', request }),
    );
    return () => leaving.abort();
  }, [url, phase, request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice is shown once, each time that it comes
  useEffect(() => {
    if (notice) show({ id: 'chart-block', message: t(notice.code), type: 'alertYellow' });
  }, [notice]);
  return [state, dispatch];
}
