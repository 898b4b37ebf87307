import { z } from 'zod';

/** An issuer that a page mentions, and where it is reported of. */
export const linkedIssuer = z.object({
  issuer_id: z.number(),
  issuer_name: z.string().describe('in the language of the page if available'),
  issuer_url: z.string().describe('path of its page, without the language prefix'),
});

export type LinkedIssuer = z.output<typeof linkedIssuer>;
