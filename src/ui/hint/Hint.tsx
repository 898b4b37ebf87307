import { useRef, useState } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './Hint.module.css';
import type english from './labels/eng.json';

/** A sentence that explains what it stands beside, one tap or one key away. */
export function Hint({ text }: { text: string }) {
  const t = useLabels<typeof english>('hint');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={t('explain')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="info" />
      </button>
      {isOpen && (
        <Popup
          anchor={button}
          align="center"
          label={t('explain')}
          className={styles.text}
          onClose={() => setOpen(false)}
        >
          <p>{text}</p>
        </Popup>
      )}
    </>
  );
}
