import { type ReactNode, useState } from 'react';
import styles from './Moving.module.css';

interface Props {
  readonly value: number;
  /** The value as it is written. */
  readonly children: ReactNode;
}

/** A figure that changes while it is looked at: it lights up for a moment, in the colour of its direction. */
export function Moving({ value, children }: Props) {
  const [shown, setShown] = useState<{ value: number; direction: 'up' | 'down' | null }>({
    value,
    direction: null,
  });
  if (value !== shown.value) setShown({ value, direction: value > shown.value ? 'up' : 'down' });
  // Another key is another element, whose animation begins anew.
  return (
    <span key={value} className={shown.direction ? styles[shown.direction] : undefined}>
      {children}
    </span>
  );
}
