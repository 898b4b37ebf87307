import { z } from 'zod';
import { refusedCode } from '#platform/contract/params.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';

/** What the pages around signing in read from their address, and what they are drawn from. */
export const accountQuery = z.object({
  refused: refusedCode,
  next: z.string().max(1000).optional().catch(undefined),
});

export const accountReply = z.object({
  refused: z.enum(ALL_REFUSALS).nullable(),
  /** Where the visitor wants to go in the end: always a path of this site. */
  next: z.string().nullable(),
});

/** The other services that one may sign in with. */
export const providers = z.array(z.object({ id: z.string(), name: z.string() }));
