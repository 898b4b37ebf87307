import { z } from 'zod';
import { CONSENT_CHOICES } from '#platform/consent/consent.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

export const chooseCookies = endpoint({
  method: 'POST',
  path: '/api/consent/',
  summary: 'Save the visitor’s cookie consent',
  body: z.strictObject({
    choice: z.enum(CONSENT_CHOICES),
    campaign: z
      .string()
      .max(4000)
      .optional()
      .describe('query string of the page where consent was given: its campaign is stored after consent'),
  }),
  reply: z.object({ choice: z.enum(CONSENT_CHOICES) }),
});
