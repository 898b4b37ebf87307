import type { Unlock } from '#domain/access/unlock.ts';

const WORDS = {
  sign_in: 'asterisk',
  sign_in_for_access: 'asterisk_access',
  get_plan: 'asterisk_plan',
  get_access: 'auth_asterisk',
  contact_support: 'auth_asterisk',
} as const satisfies Record<Unlock, string>;

/** Level 0 has one family of labels, every other level that has not paid another one (LV-06). */
export const toLockedWords = (unlock: Unlock) => WORDS[unlock];
