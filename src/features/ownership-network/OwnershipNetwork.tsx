import { useMemo } from 'react';
import { call } from '#platform/contract/call.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { NetworkGraphBlock } from '#ui/network-graph/NetworkGraphBlock.tsx';
import type english from './labels/eng.json';
import type { NetworkPicture } from './network-picture.contract.ts';
import { readOwnershipNetwork } from './ownership-network.contract.ts';
import { toGraph } from './to-graph.ts';

interface Props {
  readonly issuerId: number;
  readonly issuerName: string;
  /** Without it the rows are loaded from their address. */
  readonly network?: NetworkPicture;
  readonly siteName: string;
}

/** Who owns whom around an issuer. */
export function OwnershipNetwork({ issuerId, issuerName, network, siteName }: Props) {
  const t = useLabels<typeof english>('ownership-network');
  const format = useFormat();
  const link = useLink();
  const rows = network?.rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a page never change
  const graph = useMemo(() => rows && toGraph(rows, issuerId, format, link), [rows, issuerId]);
  const load = async () =>
    toGraph(
      await call(readOwnershipNetwork, { params: { issuerId: String(issuerId) } }),
      issuerId,
      format,
      link,
    );
  return (
    <NetworkGraphBlock
      id={`network-${issuerId}`}
      label={t('label', { name: issuerName })}
      graph={graph}
      positions={network?.places}
      load={load}
      siteName={siteName}
    />
  );
}
