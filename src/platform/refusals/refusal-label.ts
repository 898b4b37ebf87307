import type { Unlock } from '#domain/access/unlock.ts';
import type labels from './labels/eng.json';
import type { Refusal, RefusalCode } from './refusal.ts';

export type RefusalLabel = RefusalCode | Extract<keyof typeof labels, `unlock_${Unlock}`>;

/** The two codes that say of nothing in particular that it is locked. */
const ABOUT_LOCKS: ReadonlySet<RefusalCode> = new Set(['must_sign_in', 'must_get_access']);

/** The label of a refusal's sentence: the step that unlocks the value, where it is about one. */
export function refusalLabel({ code, unlock }: Pick<Refusal, 'code' | 'unlock'>): RefusalLabel {
  return unlock && ABOUT_LOCKS.has(code) ? `unlock_${unlock}` : code;
}
