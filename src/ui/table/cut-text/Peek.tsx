import { type ReactNode, useRef, useState } from 'react';
import { Popup } from '#ui/popup/Popup.tsx';
import styles from './Peek.module.css';

interface Props {
  /** Names what opens. */
  readonly label?: string;
  readonly text: string;
  /** The button: a word, a value, a mark. */
  readonly children: ReactNode;
}

/** More words than a cell has room for, one tap or one key away; a pointer that rests sees them too. */
export function Peek({ label, text, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={text}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && (
        <Popup
          anchor={button}
          align="center"
          label={label}
          className={styles.text}
          onClose={() => setOpen(false)}
        >
          <p>{text}</p>
        </Popup>
      )}
    </>
  );
}
