import { createAd } from '#features/catfish/ads/ads.contract.ts';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import { AdForm } from './AdForm.tsx';
import { AdList } from './AdList.tsx';
import type english from './labels/eng.json';
import { OneAd } from './OneAd.tsx';
import type { OperatorAdsPageData } from './operator-ads.contract.ts';

function OperatorAdsPage({ data }: { data: OperatorAdsPageData }) {
  const t = useLabels<typeof english>('operator-ads');
  const link = useLink();
  const { ad, ads, refused } = data;
  if (ad) {
    return (
      <OperatorFrame title={ad.name} refused={refused}>
        <OneAd ad={ad} data={data} />
      </OperatorFrame>
    );
  }
  return (
    <OperatorFrame title={t('title')} lead={t('lead')} refused={refused}>
      <AdList ads={ads} />
      <Section id="new" title={t('new')}>
        <AdForm
          endpoint={createAd}
          data={data}
          submit={t('create')}
          onDone={({ id }) => location.assign(link(`/operator/ads/${id}/`))}
        />
      </Section>
    </OperatorFrame>
  );
}

export const view: PageView<OperatorAdsPageData> = {
  View: OperatorAdsPage,
  head: ({ ad }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-ads');
    return {
      title: ad?.name ?? t('title'),
      description: t('lead'),
      path: ad ? `/operator/ads/${ad.id}/` : '/operator/ads/',
      isIndexed: false,
    };
  },
};
