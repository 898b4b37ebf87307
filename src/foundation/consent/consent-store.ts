import { useSyncExternalStore } from 'react';
import { findCookie } from '#foundation/cookies/document-cookies.ts';
import { CONSENT_COOKIE, type ConsentChoice, toConsentChoice } from './consent.ts';
import { showConsent } from './show-consent.ts';

/** The link to the settings is there before the notice is loaded, and other parts of the page wait for the choice. */
const listeners = new Set<() => void>();
let isAsked = false;

/** What the visitor chose, as the server's cookie says; null until there is a choice. */
export function useConsent(): ConsentChoice | null {
  return useSyncExternalStore(subscribe, readChoice, () => null);
}

/** Whether the visitor wants to choose again. */
export function useIsConsentAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  );
}

export function askForConsent(): void {
  isAsked = true;
  delete document.documentElement.dataset.consent;
  tell();
}

/** After the server has kept a choice, or the visitor left it as it was. */
export function endConsentChoice(): void {
  isAsked = false;
  showConsent(document.cookie);
  tell();
}

const readChoice = () => toConsentChoice(findCookie(document.cookie, CONSENT_COOKIE));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
