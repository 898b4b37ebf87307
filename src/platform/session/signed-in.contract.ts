import { z } from 'zod';

/** What every way of signing in answers. */
export const signedIn = z.object({ email: z.string(), name: z.string(), level: z.number() });

export function toSignedIn({ email, name, level }: z.output<typeof signedIn>): z.output<typeof signedIn> {
  return { email, name, level };
}
