import { z } from 'zod';
import { endpoint } from '#foundation/web/endpoint.ts';
import { typedText } from '#foundation/web/params.ts';

export const LONGEST_NAME = 100;

export const updateName = endpoint({
  method: 'POST',
  path: '/api/profile/update_name/',
  summary: 'Change your own name',
  audience: 'account',
  body: z.strictObject({ name: typedText.trim().min(1).max(LONGEST_NAME) }),
  reply: z.object({ success: z.literal(true), name: z.string(), messages: z.array(z.string()) }),
  form: { refused: '/profile/' },
});
