import { z } from 'zod';

/** Sections that begin short. An address may request one whole: `?all=dividends#dividends`. */
export const wholeSection = z
  .enum(['consensus', 'dividends', 'ifrs', 'leaders', 'multipliers', 'ras'])
  .optional()
  .catch(undefined)
  .describe('a section to show whole');
