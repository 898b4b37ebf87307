import { useRef } from 'react';
import { readOwnershipNetwork } from '#features/ownership-network/ownership-network.contract.ts';
import { toGraph } from '#features/ownership-network/to-graph.ts';
import { call } from '#platform/contract/call.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { Graph } from '#ui/network-graph/graph.ts';
import { NetworkGraphBlock } from '#ui/network-graph/NetworkGraphBlock.tsx';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import type { NetworkShowcaseData } from './network-showcase.contract.ts';

const never = () => new Promise<Graph>(() => undefined);

/** On the way for ever, and failed until one tries again. */
export function NetworkStates({ data: { few, siteName } }: { data: NetworkShowcaseData }) {
  const t = useLabels<typeof english>('network-showcase');
  const format = useFormat();
  const link = useLink();
  const tries = useRef(0);
  if (!few) return null;
  const failOnce = async () => {
    if (tries.current++ === 0) throw new Error('not yet');
    const rows = await call(readOwnershipNetwork, { params: { issuerId: String(few.id) } });
    return toGraph(rows, few.id, format, link);
  };
  return (
    <>
      <Specimen id="network-loading" title={t('loading')}>
        <NetworkGraphBlock id="network-loading" label={t('loading')} load={never} siteName={siteName} />
      </Specimen>
      <Specimen id="network-failed" title={t('failed')}>
        <NetworkGraphBlock id="network-failed" label={t('failed')} load={failOnce} siteName={siteName} />
      </Specimen>
    </>
  );
}
