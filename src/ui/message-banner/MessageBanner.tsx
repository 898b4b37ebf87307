import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { BannerLine } from './BannerLine.tsx';
import type english from './labels/eng.json';
import styles from './MessageBanner.module.css';
import { useBanner, useMessages } from './MessageBannerProvider.tsx';
import { shownOf } from './messages.ts';

/**
 * Where messages appear: under the header, over it on phones. Both regions are there before any message, for only
 * then is one read aloud: an error at once, everything else in its turn. Place it once, after the header.
 */
export function MessageBanner() {
  const t = useLabels<typeof english>('message-banner');
  const { messages, dispatch } = useBanner();
  const { close } = useMessages();
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const rememberOrigin = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const closeAndPassFocus = (id: string, event: MouseEvent<HTMLElement>) => {
    const line = event.currentTarget.closest('[data-line]');
    const buttons = region.current?.querySelectorAll<HTMLElement>('[data-line] > [data-close]') ?? [];
    const others = [...buttons].filter((button) => !line?.contains(button));
    // Only the keyboard moves on to the next message: the pointer would leave the focus, and stop the clock, there.
    const isByKeyboard = event.detail === 0;
    ((isByKeyboard && others[0]) || cameFrom.current)?.focus({ preventScroll: true });
    close(id);
  };

  const shown = shownOf(messages.all);
  const lines = (areErrors: boolean) =>
    shown
      .filter(({ type }) => (type === 'alertRed') === areErrors)
      .map((message) => (
        <BannerLine
          key={message.id}
          message={message}
          onLook={(kind) => dispatch({ kind, at: performance.now(), id: message.id })}
          onClose={(event) => closeAndPassFocus(message.id, event)}
        />
      ));
  return (
    <section ref={region} className={styles.banner} aria-label={t('messages')} onFocus={rememberOrigin}>
      <div className={styles.lines} role="alert" aria-atomic="false">
        {lines(true)}
      </div>
      <div className={styles.lines} role="status" aria-atomic="false">
        {lines(false)}
      </div>
    </section>
  );
}
