import { z } from 'zod';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';

const LARGEST_ID = 2_147_483_647;

/** A row id in an address. What PostgreSQL's int4 cannot hold cannot exist, so it is simply not found. */
export const rowId = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .refine((id) => id > 0 && id <= LARGEST_ID)
  .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID });

/** A string id or a numeric id in an address. */
export const entityKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);

export const calendarDay = z.string().refine(isCalendarDay).meta({ format: 'date' });

/** The number of a page in a list that is split into pages. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .default(1)
  .meta({ type: 'integer', minimum: 1 });
