declare global {
  interface Window {
    /** Done when every part of the page stands in the document. */
    partsAwake?: Promise<void>;
  }
}

/**
 * What stands far below the first screen comes as the text of a `noscript`, which costs a browser with script next to
 * nothing to read. It is put in its place when a reader comes near, follows a link into it or prints, and otherwise
 * part by part when the browser has nothing better to do. Stands in the head of every document, as text, so that it
 * needs no other script to come.
 */
export function wakeParts(): void {
  const ASLEEP = '[data-part] > noscript';
  const NEAR = '100% 0px';
  const PATIENCE_MS = 1_000;
  const wake = (asleep: Element | null) => {
    if (asleep?.parentElement) asleep.parentElement.innerHTML = asleep.textContent;
  };
  const wakeAll = () => {
    for (const asleep of document.querySelectorAll(ASLEEP)) wake(asleep);
  };
  const arrive = () => {
    const isHere = () => document.getElementById(location.hash.slice(1)) !== null;
    if (location.hash.length < 2 || isHere() || !document.querySelector(ASLEEP)) return;
    wakeAll();
    // The browser goes there as if it had been there all the time.
    if (isHere()) location.replace(location.hash);
  };
  const watch = () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) wake(target.querySelector(':scope > noscript'));
      },
      { rootMargin: NEAR },
    );
    for (const { parentElement } of document.querySelectorAll(ASLEEP))
      if (parentElement) near.observe(parentElement);
    arrive();
  };
  addEventListener('DOMContentLoaded', watch);
  addEventListener('hashchange', arrive);
  addEventListener('beforeprint', wakeAll);
  window.partsAwake = new Promise((done) => {
    const wakeNext = () => {
      const next = document.querySelector(ASLEEP);
      if (!next) return done();
      wake(next);
      rest();
    };
    // Safari has no idle callback.
    const rest = () =>
      typeof requestIdleCallback === 'function'
        ? requestIdleCallback(wakeNext, { timeout: PATIENCE_MS })
        : setTimeout(wakeNext, PATIENCE_MS / 20);
    addEventListener('load', rest);
  });
}
