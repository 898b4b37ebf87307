import { z } from 'zod';

/** HTML that others wrote and that `sanitiseHtml` has made harmless. Nothing else makes it, and only `ui/prose` inserts it. */
export const safeHtml = z.string().brand<'SafeHtml'>();

export type SafeHtml = z.output<typeof safeHtml>;
