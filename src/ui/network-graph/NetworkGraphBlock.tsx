import { useEffect, useReducer, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import type { Graph } from './graph.ts';
import { type Loading, loadingStep } from './graph-loading.ts';
import type english from './labels/eng.json';
import { NetworkGraph, type NetworkGraphProps } from './NetworkGraph.tsx';
import { PictureSkeleton } from './PictureSkeleton.tsx';

interface Props extends Omit<NetworkGraphProps, 'graph' | 'positions'> {
  /** What is known already. */
  readonly graph?: Graph | undefined;
  readonly positions?: NetworkGraphProps['positions'];
  /** Where the rest comes from, such as a configured address. */
  readonly load?: (() => Promise<Graph>) | undefined;
}

/** A network graph on its way, empty, failed, or there. */
export function NetworkGraphBlock({ graph, positions, load, ...rest }: Props) {
  const t = useLabels<typeof english>('network-graph');
  const [answer, step] = useReducer(loadingStep, { status: 'loading' });
  const state: Loading = graph ? { status: 'there', graph } : answer;
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const { status } = state;
  useEffect(() => {
    if (status !== 'loading' || !latest.current) return;
    let isStale = false;
    latest.current().then(
      (loaded) => !isStale && step({ is: 'loaded', graph: loaded }),
      () => !isStale && step({ is: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [status]);

  if (state.status === 'loading') return <PictureSkeleton label={t('loading')} />;
  if (state.status === 'failed') {
    return (
      <div role="alert">
        <Empty icon="alert" title={t('failed')}>
          <button type="button" className={button.button} onClick={() => step({ is: 'retried' })}>
            {t('try_again')}
          </button>
        </Empty>
      </div>
    );
  }
  if (state.graph.links.length === 0) return <Empty icon="network" title={t('empty')} />;
  return (
    <NetworkGraph {...rest} graph={state.graph} positions={state.graph === graph ? positions : undefined} />
  );
}
