import { Suspense } from 'react';
import { useBrand } from '#foundation/brands/CurrentBrand.tsx';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import { networkPart } from './network-part.ts';
import type { NetworkPicture } from './network-picture.contract.ts';

/** Who owns whom around an issuer, on its page (EP-04, NG-01). */
export function NetworkSection({ data }: { data: NetworkPicture }) {
  const t = useLabels<typeof english>('ownership-network');
  const brand = useBrand();
  const main = data.rows[0];
  if (!main) return null;
  return (
    <Section id="network" title={t('title')} hint={t('hint')}>
      <Suspense>
        <networkPart.Part
          emitentId={main.emitent_id}
          emitentName={main.emitent_name}
          network={data}
          siteName={brand.name}
        />
      </Suspense>
    </Section>
  );
}
