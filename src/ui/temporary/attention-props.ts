import type { FocusEvent } from 'react';
import type { Look } from './attention.ts';

/** For the element that stays while the pointer or the focus is on it. */
export function attentionProps(onLook: (look: Look) => void) {
  return {
    onPointerEnter: () => onLook('pointed'),
    onPointerLeave: () => onLook('unpointed'),
    onFocus: () => onLook('focused'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) onLook('blurred');
    },
  };
}
