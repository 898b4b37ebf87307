import type { Unlock } from '#domain/access/unlock.ts';

const WORDS = {
  sign_in: 'asterisk',
  sign_in_for_access: 'asterisk_access',
  get_plan: 'asterisk_plan',
  get_access: 'auth_asterisk',
  contact_support: 'asterisk_support',
} as const satisfies Record<Unlock, string>;

/** One label for each step that is left to the viewer (LV-06). */
export const toLockedWords = (unlock: Unlock) => WORDS[unlock];
