import { useState } from 'react';
import type { changeAd, createAd, ListedAd } from '#features/catfish/ads/ads.contract.ts';
import { CatfishAd } from '#features/catfish/CatfishAd.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { linkTarget } from '#ui/link/link-target.ts';
import { AdPlacement } from './AdPlacement.tsx';
import type english from './labels/eng.json';
import { NotedInput } from './NotedInput.tsx';
import styles from './OperatorAds.module.css';
import type { OperatorAdsPageData } from './operator-ads.contract.ts';
import { type ChosenPicture, PictureField } from './PictureField.tsx';

interface Props {
  readonly endpoint: typeof createAd | typeof changeAd;
  readonly ad?: ListedAd;
  readonly data: OperatorAdsPageData;
  readonly submit: string;
  readonly done?: string;
  readonly onDone?: (reply: { id: number }) => void;
}

/** What an advertisement is made of, and how readers will see it. */
export function AdForm({ endpoint, ad, data, submit, done, onDone }: Props) {
  const t = useLabels<typeof english>('operator-ads');
  const [text, setText] = useState(ad?.text ?? '');
  const [link, setLink] = useState(ad?.link ?? '');
  const [picture, setPicture] = useState<ChosenPicture>('as-it-is');
  const image = picture === 'as-it-is' ? (ad?.image ?? null) : (picture?.dataUrl ?? null);
  return (
    <ActionForm
      className={styles.form}
      endpoint={endpoint}
      {...(ad && { params: { adId: ad.id } })}
      {...(done && { done })}
      {...(onDone && { onDone })}
    >
      <NotedInput
        label={t('name')}
        note={t('name_note')}
        name="name"
        defaultValue={ad?.name}
        maxLength={100}
        required
      />
      <NotedInput
        label={t('text')}
        note={t('text_note')}
        name="text"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        maxLength={200}
        required={image === null}
      />
      <NotedInput
        label={t('link')}
        note={t('link_note')}
        name="link"
        value={link}
        onChange={({ currentTarget }) => setLink(currentTarget.value)}
        maxLength={500}
        required
      />
      <PictureField hasSaved={Boolean(ad?.image)} chosen={picture} onChoose={setPicture} />
      <AdPlacement ad={ad} data={data} />
      <CheckboxLine text={t('is_on')} name="is_on" defaultChecked={ad?.isOn ?? true} />
      {(text || image) && (
        <div className={styles.preview}>
          <p className={styles.caption}>{t('preview')}</p>
          <div className={styles.bar}>
            <CatfishAd ad={{ text, image, link: linkTarget(link) ? link : '/' }} />
          </div>
        </div>
      )}
      <button type="submit" className={classes(buttons.button, buttons.solid, styles.submit)}>
        {submit}
      </button>
    </ActionForm>
  );
}
