import { type RefObject, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { DOWNWARDS, nextInRound } from '#ui/keys/next-in-round.ts';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './ExportMenu.module.css';
import type english from './labels/eng.json';
import { PICTURE_FORMATS, type PictureFormat } from './picture-format.ts';

const ICONS: Readonly<Record<PictureFormat, IconName>> = {
  print: 'print',
  png: 'image',
  jpeg: 'image',
  pdf: 'file',
  svg: 'vector',
};

export interface FormatsProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (format: PictureFormat) => void;
  readonly onClose: () => void;
}

/** The menu itself, loaded when it is opened. */
export function ExportFormats({ opener, onChoose, onClose }: FormatsProps) {
  const t = useLabels<typeof english>('picture-export');
  const items = useRef(new Map<number, HTMLButtonElement>());
  const move = (key: string, from: number) => {
    const next = nextInRound(key, DOWNWARDS, from, PICTURE_FORMATS.length);
    if (next !== null) items.current.get(next)?.focus();
    return next !== null;
  };
  return (
    <Popup
      anchor={opener}
      role="menu"
      align="end"
      label={t('export')}
      className={styles.menu}
      onClose={onClose}
    >
      {PICTURE_FORMATS.map((format, index) => (
        <button
          key={format}
          ref={(item) => {
            if (item) items.current.set(index, item);
            // The popup is shown in a layout effect of its own, after this; the focus waits for it.
            if (item && index === 0) queueMicrotask(() => item.focus());
          }}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => onChoose(format)}
          onKeyDown={(event) => {
            if (event.key === 'Tab') onClose();
            else if (move(event.key, index)) event.preventDefault();
          }}
        >
          <Icon name={ICONS[format]} />
          {t(`format_${format}`)}
        </button>
      ))}
    </Popup>
  );
}
