import { useSyncExternalStore } from 'react';
import { findCookie } from '#platform/cookies/document-cookies.ts';
import { CONSENT_COOKIE, type ConsentChoice, toConsentChoice } from './consent.ts';
import { showConsent } from './show-consent.ts';

/** The link to the settings is there before the notice is loaded, and other parts of the page wait for the choice. */
const listeners = new Set<() => void>();
let isRequested = false;

/** What the visitor chose, as the server's cookie says; null until there is a choice. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** Whether the visitor wants to choose again. */
export function useIsConsentRequested(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isRequested,
    () => false,
  );
}

export function requestConsent(): void {
  isRequested = true;
  delete document.documentElement.dataset.consent;
  notify();
}

/** After the server has kept a choice, or the visitor left it as it was. */
export function endConsentChoice(): void {
  isRequested = false;
  showConsent(document.cookie);
  notify();
}

const readChoice = () => toConsentChoice(findCookie(document.cookie, CONSENT_COOKIE));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
