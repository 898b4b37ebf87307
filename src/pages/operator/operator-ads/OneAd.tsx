import { changeAd, deleteAd, type ListedAd } from '#features/catfish/ads/ads.contract.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { Facts } from '#ui/facts/Facts.tsx';
import { Section } from '#ui/section/Section.tsx';
import { AdForm } from './AdForm.tsx';
import type english from './labels/eng.json';
import styles from './OperatorAds.module.css';
import type { OperatorAdsPageData } from './operator-ads.contract.ts';

export function OneAd({ ad, data }: { ad: ListedAd; data: OperatorAdsPageData }) {
  const t = useLabels<typeof english>('operator-ads');
  const format = useFormat();
  const link = useLink();
  const facts = [
    { name: t('state'), value: t(`state_${ad.state}`) },
    { name: t('shows'), value: format.number(ad.shows, 0) },
    { name: t('clicks'), value: format.number(ad.clicks, 0) },
    { name: t('rate'), value: ad.rate === null ? '–' : format.number(ad.rate, 2) },
  ];
  return (
    <>
      <a className="link" href={link('/operator/ads/')}>
        {t('all')}
      </a>
      <Facts facts={facts} />
      <AdForm
        // A saved picture has another address: the form begins anew with it.
        key={ad.image}
        endpoint={changeAd}
        ad={ad}
        data={data}
        submit={t('save')}
        done={t('saved')}
      />
      <Section id="delete" title={t('delete')}>
        <details>
          <summary className={buttons.button}>{t('delete_ask')}</summary>
          <ActionForm
            className={styles.danger}
            endpoint={deleteAd}
            params={{ adId: ad.id }}
            next={link('/operator/ads/')}
            onDone={() => location.assign(link('/operator/ads/'))}
          >
            <p>{t('delete_text')}</p>
            <button type="submit" className={buttons.button}>
              {t('delete_confirm')}
            </button>
          </ActionForm>
        </details>
      </Section>
    </>
  );
}
