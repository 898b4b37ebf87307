export const CONSENT_COOKIE = 'cookie_consent';
export const CONSENT_DAYS = 180;

export const CONSENT_CHOICES = ['all', 'necessary'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** What the cookie says; anything else is no choice. */
export function toConsentChoice(value: string | undefined): ConsentChoice | null {
  return CONSENT_CHOICES.find((choice) => choice === value) ?? null;
}

/** Campaign cookies and the registration banner wait for a yes where one is required; a no counts everywhere. */
export function allowsCampaigns(requiresConsent: boolean, choice: ConsentChoice | null): boolean {
  return choice === null ? !requiresConsent : choice === 'all';
}
