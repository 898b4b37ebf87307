import { useState } from 'react';
import { LANGUAGES, languageName } from '#domain/languages/languages.ts';
import type { ListedAd } from '#features/catfish/ads/ads.contract.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import { Select } from '#ui/select/Select.tsx';
import type english from './labels/eng.json';
import styles from './OperatorAds.module.css';
import type { OperatorAdsPageData } from './operator-ads.contract.ts';

/** Where and when it runs. */
export function AdPlacement({
  ad,
  data: { today, brands },
}: {
  ad: ListedAd | undefined;
  data: OperatorAdsPageData;
}) {
  const t = useLabels<typeof english>('operator-ads');
  const [language, setLanguage] = useState<string>(ad?.language ?? '');
  const [brand, setBrand] = useState(ad?.brand ?? '');
  const [startsOn, setStartsOn] = useState<string | null>(ad?.startsOn ?? today);
  const [endsOn, setEndsOn] = useState<string | null>(ad?.endsOn ?? null);
  const languages = LANGUAGES.map((id) => ({ id: String(id), text: languageName(id) }));
  return (
    <div className={styles.pair}>
      <Select
        label={t('language')}
        name="language"
        options={[{ id: '', text: t('every_language') }, ...languages]}
        active={language}
        onChange={setLanguage}
      />
      <Select
        label={t('brand')}
        name="brand"
        options={[{ id: '', text: t('every_brand') }, ...brands.map(({ id, name }) => ({ id, text: name }))]}
        active={brand}
        onChange={setBrand}
      />
      <DatePicker
        label={t('first_day')}
        name="starts_on"
        value={startsOn}
        onChange={setStartsOn}
        today={today}
        isClearable={false}
      />
      <DatePicker label={t('last_day')} name="ends_on" value={endsOn} onChange={setEndsOn} today={today} />
    </div>
  );
}
