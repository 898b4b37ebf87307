import { type ComponentType, useEffect, useState } from 'react';
import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';
import { whenIdle } from '#ui/near-viewport/when-idle.ts';
import styles from './BottomStack.module.css';
import type { Frame } from './frame.ts';

const notice = lazyNearViewport({
  load: () => import('#features/cookie-notice/CookieNotice.tsx').then((it) => it.CookieNotice),
  when: (_place, call) => whenIdle(call),
});
if (import.meta.env.SSR) await notice.prepare();

/**
 * What a visitor is asked and offered besides the page: all script of it waits until the browser has nothing better to
 * do. It sticks to the bottom of the window but stands after the footer, so at the end of the page it covers nothing.
 */
export function BottomStack({ frame }: { frame: Frame }) {
  const [Offers, setOffers] = useState<ComponentType<{ frame: Frame }> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import('./Offers.tsx').then(
          (it) => setOffers(() => it.Offers),
          // Whoever leaves or loses the network meanwhile misses nothing of the page.
          () => undefined,
        );
      }),
    [],
  );
  return (
    <div className={styles.stack}>
      {Offers && <Offers frame={frame} />}
      <notice.Part />
    </div>
  );
}
