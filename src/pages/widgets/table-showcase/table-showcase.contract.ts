import { z } from 'zod';

export const tableShowcase = z.object({});

export type TableShowcaseData = z.output<typeof tableShowcase>;
