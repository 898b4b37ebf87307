import { z } from 'zod';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { isRefusalCode, type RefusalCode } from '#platform/refusals/refusal.ts';

const LARGEST_ID = 2_147_483_647;

/** A row id in an address. What PostgreSQL's int4 cannot hold cannot exist, so it is simply not found. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= LARGEST_ID)
  .meta({ type: 'integer', minimum: 1, maximum: LARGEST_ID });

/** The id of a stored file: a number that shows nothing and cannot be guessed. */
export const storedFileId = z.uuid().lowercase();

/** A string id or a numeric id in an address. */
export const entityKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);

export const calendarDay = z.string().refine(isCalendarDay).meta({ format: 'date' });

/** A day of an export. A form without script sends an emptied day as an empty text. */
export const exportDay = z
  .union([calendarDay, z.literal('')])
  .optional()
  .transform((day) => day || null)
  .meta({ type: 'string', format: 'date' });

/** Text that someone typed. PostgreSQL holds no NUL, and no other control character is meant either. */
export const typedText = z.string().regex(/^\P{Cc}*$/u);

/** The number of a page in a list that is split into pages. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number)
  .default(1)
  .meta({ type: 'integer', minimum: 1 });

/** A checkbox of a form, which sends nothing when it is off, or a boolean of JSON. */
export const flag = z
  .union([z.boolean(), z.enum(['on', '1', 'true', '0', 'false', ''])])
  .optional()
  .transform((value) => value === true || value === 'on' || value === '1' || value === 'true')
  .meta({ type: 'boolean' });

/** A whole number that a form writes as text. */
export const wholeNumber = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(-LARGEST_ID).max(LARGEST_ID))
  .meta({ type: 'integer' });

/** Why a form that was posted without script was refused: the page it comes back to says so. */
export const refusedCode = z
  .custom<RefusalCode>(isRefusalCode)
  .optional()
  .catch(undefined)
  .meta({ type: 'string' });
