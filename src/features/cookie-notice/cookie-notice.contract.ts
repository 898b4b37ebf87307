import { z } from 'zod';
import { CONSENT_CHOICES } from '#foundation/consent/consent.ts';
import { endpoint } from '#foundation/web/endpoint.ts';

export const chooseCookies = endpoint({
  method: 'POST',
  path: '/api/consent/',
  summary: 'Keep which cookies the visitor agrees to',
  body: z.strictObject({
    choice: z.enum(CONSENT_CHOICES),
    campaign: z
      .string()
      .max(4000)
      .optional()
      .describe('the query string of the page where the choice was made: its campaign is kept after a yes'),
  }),
  reply: z.object({ choice: z.enum(CONSENT_CHOICES) }),
});
