import { isOwnNetwork, kindOfAddress } from './address-kind.ts';

/** What the settings allow sources to reach. */
export interface AddressRules {
  /** Names of hosts without ports, in lower case. */
  readonly hosts: readonly string[];
  readonly allowsPrivate: boolean;
}

export type AddressFault =
  | 'bad_address'
  | 'not_https'
  | 'has_password'
  | 'host_not_allowed'
  | 'private_address'
  | 'forbidden_address';

/** Whether an address may be requested at all; whatever its name leads to is checked again by `checkResolved`. */
export function checkUrl(text: string, { hosts, allowsPrivate }: AddressRules): URL | AddressFault {
  if (!URL.canParse(text)) return 'bad_address';
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return 'has_password';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && allowsPrivate)) return 'not_https';
  const host = hostOf(url);
  const literal = kindOfAddress(host);
  if (literal !== 'invalid') {
    const fault = checkResolved(host, url.protocol, { allowsPrivate });
    if (fault) return fault;
  }
  return hosts.includes(host) ? url : 'host_not_allowed';
}

/** Whether a connection to this address may be made. Without encryption only the own network is reached. */
export function checkResolved(
  address: string,
  protocol: string,
  { allowsPrivate }: Pick<AddressRules, 'allowsPrivate'>,
): AddressFault | null {
  const kind = kindOfAddress(address);
  if (kind === 'public') return protocol === 'https:' ? null : 'not_https';
  if (!isOwnNetwork(kind)) return 'forbidden_address';
  return allowsPrivate ? null : 'private_address';
}

/** Of a URL, without the brackets of IPv6 and the dot that ends a full name. */
export const hostOf = ({ hostname }: URL): string =>
  hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
