import { useEffect, useEffectEvent, useReducer } from 'react';
import { useAlarm } from '#ui/temporary/useAlarm.ts';
import { bannerFrom, endOfQuiet, reduceBanner } from './registration-banner.ts';

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** The banner's state, which follows what the visitor does; it listens only while that can still change something. */
export function useRegistrationBanner(onClose: () => void) {
  const [banner, dispatch] = useReducer(reduceBanner, null, () => bannerFrom(wallClock()));
  const isWaiting = banner.state === 'waiting';
  const isShown = banner.state === 'shown';
  useAlarm(endOfQuiet(banner) - performance.timeOrigin, (now) =>
    dispatch({ kind: 'tick', at: wallClock(now) }),
  );
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const noteActivity = () => dispatch({ kind: 'activity', at: wallClock() });
    for (const kind of ACTIVITY) document.addEventListener(kind, noteActivity, options);
    const noteScroll = () => dispatch({ kind: 'scroll', at: wallClock(), fraction: scrolledFraction() });
    document.addEventListener('scroll', noteScroll, options);
    const noteLeave = () => dispatch({ kind: 'leave', at: wallClock() });
    document.documentElement.addEventListener('mouseleave', noteLeave, options);
    return () => stop.abort();
  }, [isWaiting]);

  const close = () => {
    onClose();
    dispatch({ kind: 'close', at: wallClock() });
  };
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  });
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  return { banner, close };
}

/** Whole milliseconds: a fraction that is lost on the way to the alarm and back would let it ring too early. */
const wallClock = (now = performance.now()) => Math.round(performance.timeOrigin + now);

function scrolledFraction(): number {
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? scrollTop / way : 0;
}
