import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Dialog.module.css';

/** Scrolls by itself between head and foot; what scrolls takes the focus, or the arrow keys would not reach it. */
export function DialogBody({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [body.current, content.current];
    if (!outer || !inner) return;
    const resized = new ResizeObserver(() => setScrolling(inner.offsetHeight > outer.clientHeight));
    resized.observe(outer);
    resized.observe(inner);
    return () => resized.disconnect();
  }, []);
  return (
    <div
      ref={body}
      className={styles.body}
      {...(isScrolling && { role: 'group', tabIndex: 0, 'aria-labelledby': labelledBy })}
    >
      <div ref={content} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
