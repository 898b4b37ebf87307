import { useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from './Here.tsx';

/** The sign-in page, which sends the visitor back to this one. */
export function useSignInHref(): string {
  const link = useLink();
  const { path } = useHere();
  return `${link('/sign-in/')}?next=${encodeURIComponent(link(path))}`;
}
