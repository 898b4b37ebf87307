import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import { DEFAULT_LOOK, type Look, lookIn, readLook, writeLook } from './look.ts';
import { showLook } from './show-look.ts';

const LookContext = createContext<Look>(DEFAULT_LOOK);
const CHANGED = 'basispoint:look';

/** `drawn`: what the server knew when it drew the page. The rest follows as soon as the browser has taken over. */
export function LookProvider({ drawn, children }: { drawn: Look; children: ReactNode }) {
  const written = useSyncExternalStore(subscribe, readCookie, () => writeLook(drawn));
  const look = useMemo(() => readLook(written), [written]);
  return <LookContext value={look}>{children}</LookContext>;
}

export function useLook(): Look {
  return use(LookContext);
}

/** To be reported after an answer that wrote the cookie. */
export function announceLook(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Static markup has the numbers as the server wrote them: where others are chosen, the page is requested again. */
export function reloadForNumbers({ numbers }: Look): void {
  subscribe(() => {
    if (lookIn(document.cookie).numbers !== numbers) location.reload();
  });
}

/** It may also have been changed in another tab, or since a page that is gone back to. */
const EVENTS = [CHANGED, 'pageshow', 'focus'];

function subscribe(onChange: () => void): () => void {
  const follow = () => {
    showLook(document.cookie);
    onChange();
  };
  for (const event of EVENTS) window.addEventListener(event, follow);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, follow);
  };
}

const readCookie = () => writeLook(lookIn(document.cookie));
