import { OwnershipNetwork } from '#features/ownership-network/OwnershipNetwork.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import { Specimen } from '../Specimen.tsx';
import type english from './labels/eng.json';
import { NetworkStates } from './NetworkStates.tsx';
import type { DrawnIssuer, NetworkShowcaseData } from './network-showcase.contract.ts';

export function NetworkShowcase({ data }: { data: NetworkShowcaseData }) {
  const t = useLabels<typeof english>('network-showcase');
  return (
    <Section id="network" title={t('title')}>
      <div className={showcase.grid}>
        <Specimen id="network-few" title={t('few')} note={t('few_note')}>
          <Drawn issuer={data.few} siteName={data.siteName} />
        </Specimen>
        <Specimen id="network-from-address" title={t('from_address')} note={t('from_address_note')}>
          {data.few && (
            <OwnershipNetwork issuerId={data.few.id} issuerName={data.few.name} siteName={data.siteName} />
          )}
        </Specimen>
        <Specimen id="network-many" title={t('many')} isWide>
          <Drawn issuer={data.many} siteName={data.siteName} />
        </Specimen>
        <Specimen id="network-long" title={t('long')} isWide>
          <Drawn issuer={data.long} siteName={data.siteName} />
        </Specimen>
        <Specimen id="network-empty" title={t('empty')}>
          <Drawn issuer={data.empty} siteName={data.siteName} />
        </Specimen>
        <NetworkStates data={data} />
      </div>
    </Section>
  );
}

function Drawn({ issuer, siteName }: { issuer: DrawnIssuer | null; siteName: string }) {
  if (!issuer) return null;
  const { id, name, network } = issuer;
  return <OwnershipNetwork issuerId={id} issuerName={name} network={network} siteName={siteName} />;
}
