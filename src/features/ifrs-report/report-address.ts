const PARAMETER = 'ifrs';

/** The period that an address requests, or null where it requests none. */
export function findPeriod(search: string): number | null {
  const requested = new URLSearchParams(search).get(PARAMETER) ?? '';
  return /^[1-9]\d{0,2}$/.test(requested) ? Number(requested) : null;
}

/** The same address with this period. */
export function withPeriod(href: string, periodId: number): string {
  const url = new URL(href);
  url.searchParams.set(PARAMETER, String(periodId));
  return url.href;
}

/** A link to the period on whichever page it stands. */
export const periodHref = (periodId: number): string => `?${PARAMETER}=${periodId}#${PARAMETER}`;
