import type { RefObject } from 'react';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './TypedField.module.css';

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  /** Somebody comes near: the calendar may be fetched. */
  readonly onIntent: () => void;
}

export function CalendarButton({ button, label, isOpen, isDisabled, onPress, onIntent }: Props) {
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={isDisabled}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon name="calendar" />
    </button>
  );
}
