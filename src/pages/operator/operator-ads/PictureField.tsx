import { useState } from 'react';
import { MOST_IMAGE_BYTES } from '#features/catfish/ads/image-type.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import { NotedInput } from './NotedInput.tsx';
import styles from './OperatorAds.module.css';

/** A new picture, none any more (null), or the one that is saved. */
export type ChosenPicture = { readonly dataUrl: string } | 'as-it-is' | null;

interface Props {
  readonly hasSaved: boolean;
  readonly chosen: ChosenPicture;
  readonly onChoose: (picture: ChosenPicture) => void;
}

/** A picture travels as text in the same form as the words; without script an advertisement has words only. */
export function PictureField({ hasSaved, chosen, onChoose }: Props) {
  const t = useLabels<typeof english>('operator-ads');
  const why = useLabels<typeof refusals>('refusals');
  const [isTooLarge, setTooLarge] = useState(false);
  const take = async (file: File | undefined) => {
    const isRefused = file !== undefined && file.size > MOST_IMAGE_BYTES;
    setTooLarge(isRefused);
    onChoose(file && !isRefused ? { dataUrl: await readDataUrl(file) } : 'as-it-is');
  };
  const base64 = chosen !== 'as-it-is' && chosen !== null ? chosen.dataUrl.replace(/^[^,]*,/, '') : '';
  return (
    <div className={styles.picture}>
      <NotedInput
        label={t('picture')}
        note={t('picture_note')}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        aria-invalid={isTooLarge || undefined}
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
      />
      {isTooLarge && <Message>{why('bad_image')}</Message>}
      <input type="hidden" name="image" value={base64} />
      {hasSaved && (
        <CheckboxLine
          text={t('without_picture')}
          name="without_image"
          onChange={({ currentTarget }) => onChoose(currentTarget.checked ? null : 'as-it-is')}
        />
      )}
    </div>
  );
}

function readDataUrl(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
