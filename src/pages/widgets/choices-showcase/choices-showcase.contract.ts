import { z } from 'zod';

export const choicesShowcase = z.object({});

export type ChoicesShowcaseData = z.output<typeof choicesShowcase>;
