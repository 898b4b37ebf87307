import { useBrand } from '#platform/brands/CurrentBrand.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import type { NetworkPicture } from './network-picture.contract.ts';
import { OwnershipNetwork } from './OwnershipNetwork.tsx';
import { issuerOf } from './ownership-network.wire.ts';

/** Who owns whom around an issuer, on its page (EP-04, NG-01). */
export function NetworkSection({ data }: { data: NetworkPicture }) {
  const t = useLabels<typeof english>('ownership-network');
  const brand = useBrand();
  const [first] = data.rows;
  if (!first) return null;
  const main = issuerOf(first);
  return (
    <Section id="network" title={t('title')} hint={t('hint')}>
      <OwnershipNetwork issuerId={main.id} issuerName={main.name} network={data} siteName={brand.name} />
    </Section>
  );
}
