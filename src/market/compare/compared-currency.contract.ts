import { z } from 'zod';

export const comparedCurrency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .optional()
  .catch(undefined)
  .describe('convert amounts and curves to it at stored exchange rates');
