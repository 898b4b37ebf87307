import { useId, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './Hint.module.css';
import { useHints, useHintsOn } from './Hints.tsx';
import type english from './labels/eng.json';

interface Props {
  readonly text: string;
  /** What it explains, for those who hear the button without seeing where it stands. */
  readonly about?: string;
}

/** A sentence that explains what it stands beside, one tap or one key away; nothing for who has turned hints off. */
export function Hint(hint: Props) {
  return useHintsOn() && <ShownHint {...hint} />;
}

function ShownHint({ text, about }: Props) {
  const t = useLabels<typeof english>('hint');
  const { onTurnOff } = useHints();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const name = about === undefined ? t('explain') : t('explain_about', { name: about });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="info" />
      </button>
      {/* It is here before the words are, so that they are read aloud. */}
      <span aria-live="polite">
        {isOpen && (
          <Popup
            id={id}
            anchor={button}
            align="center"
            role="group"
            label={name}
            className={styles.popup}
            onClose={() => setOpen(false)}
          >
            <p>{text}</p>
            {onTurnOff && (
              <button type="button" className={styles.off} onClick={onTurnOff}>
                {t('turn_off')}
              </button>
            )}
          </Popup>
        )}
      </span>
    </>
  );
}
