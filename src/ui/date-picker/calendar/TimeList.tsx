import { useEffect, useId, useRef } from 'react';
import styles from './Calendar.module.css';
import { moveTime } from './time-keys.ts';

interface Props {
  readonly label: string;
  readonly count: number;
  readonly value: number;
  readonly isFirst?: boolean;
  /** Gets two digits. */
  readonly onPick: (value: string) => void;
  readonly onDone: () => void;
}

/** A column of numbers; the keys choose at once, Enter is done. */
export function TimeList({ label, count, value, isFirst = false, onPick, onDone }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) list.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    const option = list.current?.children[value];
    // Not scrollIntoView: that would move the page, too.
    if (list.current && option instanceof HTMLElement)
      list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.offsetHeight) / 2;
  }, [value]);
  return (
    <div className={styles.column}>
      <span className={styles.columnHead} id={`${id}-head`}>
        {label}
      </span>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        className={styles.list}
        aria-labelledby={`${id}-head`}
        aria-activedescendant={`${id}-${value}`}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            return onDone();
          }
          const next = moveTime(value, event.key, count);
          if (next === null) return;
          event.preventDefault();
          onPick(twoDigits(next));
        }}
      >
        {Array.from({ length: count }, (_, number) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the list around it
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is its place
            key={number}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === value}
            className={styles.option}
            onClick={() => onPick(twoDigits(number))}
          >
            {twoDigits(number)}
          </div>
        ))}
      </div>
    </div>
  );
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
