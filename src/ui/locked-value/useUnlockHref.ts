import type { Unlock } from '#domain/access/unlock.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useAccessHref } from '#platform/navigation/useAccessHref.ts';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';

/** Where the step is taken that opens a lock. */
export function useUnlockHref(unlock: Unlock, accessHref?: string): string {
  const signInHref = useSignInHref();
  const ownAccessHref = useAccessHref();
  const link = useLink();
  if (unlock === 'contact_support') return link('/support/');
  if (unlock === 'sign_in' || unlock === 'sign_in_for_access') return signInHref;
  return accessHref ?? ownAccessHref;
}
