import { z } from 'zod';

export const networkShowcase = z.object({});

export type NetworkShowcaseData = z.output<typeof networkShowcase>;
