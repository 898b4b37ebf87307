import { type Lock, type LockedOut, unlockOf } from '#domain/access/unlock.ts';
import { Refusal, type RefusalCode } from './refusal.ts';

/** Something is locked: under the code that its caller knows, with the step that would open it. */
export function lockedRefusal(code: RefusalCode, lock: Lock, viewer: LockedOut): Refusal {
  return new Refusal(code, undefined, unlockOf(lock, viewer));
}
