import { expect, test } from 'vitest';
import { allowsCampaigns, toConsentChoice } from './consent.ts';

test.each([
  { requiresConsent: true, choice: null, allowed: false, why: 'silence is no consent' },
  { requiresConsent: true, choice: 'necessary', allowed: false, why: 'a no is a no' },
  { requiresConsent: true, choice: 'all', allowed: true, why: 'a yes allows them' },
  { requiresConsent: false, choice: null, allowed: true, why: 'a site may need no consent' },
  { requiresConsent: false, choice: 'necessary', allowed: false, why: 'a no counts there too' },
  { requiresConsent: false, choice: 'all', allowed: true, why: 'a yes changes nothing there' },
] as const)('SH-05 SH-10 campaigns: $why', ({ requiresConsent, choice, allowed }) => {
  expect(allowsCampaigns(requiresConsent, choice)).toBe(allowed);
});

test.each([undefined, '', 'yes', 'ALL', 'all; necessary'])('SH-05 "%s" is no choice', (value) => {
  expect(toConsentChoice(value)).toBeNull();
});
