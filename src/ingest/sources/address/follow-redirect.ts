import { type AddressFault, type AddressRules, checkUrl, hostOf } from './check-address.ts';

export const MOST_REDIRECTS = 3;

export interface PlannedRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of headers that only the host that they were written for may see, in lower case. */
  readonly secretHeaders: readonly string[];
}

/** Where a redirect leads: checked like the first address, never without encryption after it, without secrets at another host. */
export function followRedirect(
  from: PlannedRequest,
  location: string,
  rules: AddressRules,
): PlannedRequest | AddressFault {
  if (!URL.canParse(location, from.url.href)) return 'bad_address';
  const url = checkUrl(new URL(location, from.url).href, rules);
  if (typeof url === 'string') return url;
  if (from.url.protocol === 'https:' && url.protocol !== 'https:') return 'not_https';
  if (isSameHost(url, from.url)) return { ...from, url };
  const headers = Object.entries(from.headers).filter(
    ([name]) => !from.secretHeaders.includes(name.toLowerCase()),
  );
  return { url, headers: Object.fromEntries(headers), secretHeaders: [] };
}

const isSameHost = (one: URL, other: URL): boolean =>
  hostOf(one) === hostOf(other) && one.port === other.port && one.protocol === other.protocol;
