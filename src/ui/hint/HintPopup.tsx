import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { takeEarlyPress } from '#platform/islands/early-press.ts';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './Hint.module.css';
import type english from './labels/eng.json';

/** Hints, and texts that were cut off. */
const NOTES = 'button[data-hint], button[data-peek]';

interface OpenHint {
  readonly anchor: { readonly current: HTMLElement };
  /** Follows the button, so that reading aloud and Tab find the words there. */
  readonly place: HTMLElement;
}

/** Shows the words of whichever button is pressed, wherever it stands on the page. */
export function HintPopup({ onTurnOff }: { onTurnOff: () => void }) {
  const t = useLabels<typeof english>('hint');
  const [open, setOpen] = useState<OpenHint | null>(null);
  useEffect(() => {
    const early = takeEarlyPress(NOTES);
    if (early) openAt(early, setOpen);
  }, []);
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>(NOTES);
      if (!button) return;
      takeEarlyPress(NOTES);
      if (open?.anchor.current === button) setOpen(null);
      else openAt(button, setOpen);
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    const { anchor, place } = open;
    anchor.current.setAttribute('aria-expanded', 'true');
    return () => {
      anchor.current.setAttribute('aria-expanded', 'false');
      place.remove();
    };
  }, [open]);
  if (!open) return null;
  const { anchor, place } = open;
  const { title, ariaLabel, dataset } = anchor.current;
  const isHint = dataset.hint !== undefined;
  return createPortal(
    <Popup
      anchor={anchor}
      align="center"
      role={isHint ? 'group' : 'dialog'}
      label={(isHint ? ariaLabel : dataset.peek) || undefined}
      className={styles.popup}
      onClose={() => setOpen(null)}
    >
      <p>{dataset.hint ?? title}</p>
      {isHint && (
        <button
          type="button"
          className={styles.off}
          onClick={() => {
            setOpen(null);
            onTurnOff();
          }}
        >
          {t('turn_off')}
        </button>
      )}
    </Popup>,
    place,
  );
}

/** The place is there a frame before the words are, so that they are read aloud. */
function openAt(button: HTMLElement, onReady: (hint: OpenHint) => void): void {
  const place = document.createElement('span');
  place.ariaLive = 'polite';
  button.after(place);
  requestAnimationFrame(() => onReady({ anchor: { current: button }, place }));
}
