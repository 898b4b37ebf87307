import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { typedText } from '#platform/contract/params.ts';

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
