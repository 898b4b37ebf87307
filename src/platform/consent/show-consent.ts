/**
 * Marks the document of a visitor who has chosen: pages are kept for everyone, so each has the notice, and a style hides
 * it. It also stands in the head of every document, as text; hence it uses nothing from outside itself.
 */
export function showConsent(cookies: string): void {
  const [, choice] = /(?:^|; )cookie_consent=(all|necessary)(?:;|$)/.exec(cookies) ?? [];
  if (choice) document.documentElement.dataset.consent = choice;
}
