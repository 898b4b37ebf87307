import { z } from 'zod';
import { rowId, typedText } from '#platform/contract/params.ts';
import { LONGEST_SAVED_NAME } from './saved-limits.ts';

export const savedName = typedText
  .trim()
  .min(1)
  .max(LONGEST_SAVED_NAME)
  .meta({ description: `up to ${LONGEST_SAVED_NAME} characters` });

/** Of every endpoint that changes one saved item. */
export const changesSaved = {
  method: 'POST',
  audience: 'account',
  params: z.strictObject({ id: rowId }),
  reply: z.object({ success: z.literal(true) }),
} as const;
