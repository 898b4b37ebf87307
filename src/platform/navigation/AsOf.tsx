import { createContext, use, useCallback } from 'react';
import { useLink } from '#platform/i18n/I18n.tsx';

/** The moment of which the page was known, as its address requests it; null: now. */
const AsOfContext = createContext<string | null>(null);

export const AsOfProvider = AsOfContext.Provider;

/** An address that shows what was known at the same moment as the page. */
export function useAsOfHref(): (href: string) => string {
  const asOf = use(AsOfContext);
  return useCallback(
    (href: string) => {
      if (asOf === null || /[?&]asOf=/.test(href)) return href;
      return `${href}${href.includes('?') ? '&' : '?'}asOf=${encodeURIComponent(asOf)}`;
    },
    [asOf],
  );
}

/** The same for an address without the prefix of the language. */
export function useLinkAsOf(): (path: string) => string {
  const prefix = useLink()('');
  const withAsOf = useAsOfHref();
  return useCallback((path: string) => withAsOf(prefix + path), [prefix, withAsOf]);
}
