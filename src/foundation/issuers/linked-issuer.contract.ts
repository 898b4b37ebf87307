import { z } from 'zod';

/** An issuer that a page mentions, and where it is told of. */
export const linkedIssuer = z.object({
  emitent_id: z.number(),
  emitent_name: z.string().describe("in the page's language where it is known"),
  emitent_url: z.string().describe('its page on this site, without the language'),
});

export type LinkedIssuer = z.output<typeof linkedIssuer>;
