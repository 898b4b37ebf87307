import { ACCESS_PATH } from '#platform/addresses/account-paths.ts';
import { useLink } from '#platform/i18n/I18n.tsx';

/** Where a signed-in visitor requests more access. */
export function useAccessHref(): string {
  return useLink()(ACCESS_PATH);
}
