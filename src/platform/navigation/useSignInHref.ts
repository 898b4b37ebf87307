import { SIGN_IN_PATH } from '#platform/addresses/account-paths.ts';
import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from './Here.tsx';

/** The sign-in page, which sends the visitor back to this one. */
export function useSignInHref(): string {
  const link = useLink();
  const { path } = useHere();
  return `${link(SIGN_IN_PATH)}?next=${encodeURIComponent(link(path))}`;
}
