import { z } from 'zod';
import { calendarDay } from '#platform/contract/params.ts';

export const multipleId = z.string().regex(/^[a-z_]{2,40}$/);
export const multipleDate = z.union([z.literal('now'), calendarDay]);
export const multiplePeriod = z.enum(['1', '2']);
