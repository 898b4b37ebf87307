import { parseIp } from './ip-address.ts';

/** What an address leads to. Only public ones belong to the internet. */
export type AddressKind =
  | 'public'
  | 'private'
  | 'loopback'
  | 'shared'
  | 'link-local'
  | 'multicast'
  | 'reserved'
  | 'invalid';

type Range = readonly [network: string, bits: number, kind: AddressKind];

/** The first that fits decides; what fits none is public. */
const IPV4: readonly Range[] = [
  ['0.0.0.0', 8, 'reserved'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'shared'],
  ['127.0.0.0', 8, 'loopback'],
  ['169.254.0.0', 16, 'link-local'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'reserved'],
  ['192.0.2.0', 24, 'reserved'],
  ['192.88.99.0', 24, 'reserved'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'reserved'],
  ['198.51.100.0', 24, 'reserved'],
  ['203.0.113.0', 24, 'reserved'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved'],
];

/** The same; what fits none is reserved: only 2000::/3 has been handed out. */
const IPV6: readonly Range[] = [
  ['::1', 128, 'loopback'],
  ['fc00::', 7, 'private'],
  ['fe80::', 10, 'link-local'],
  ['ff00::', 8, 'multicast'],
  ['2001::', 23, 'reserved'],
  ['2001:db8::', 32, 'reserved'],
  ['2002::', 16, 'reserved'],
  ['3fff::', 20, 'reserved'],
  ['2000::', 3, 'public'],
];

/** IPv6 networks whose last four bytes are an IPv4 address: mapped, and translated by NAT64. */
const WRAPPERS: readonly string[] = ['::ffff:0:0', '64:ff9b::'];

export function kindOfAddress(text: string): AddressKind {
  const bytes = parseIp(text);
  if (!bytes) return 'invalid';
  if (bytes.length === 4) return findKind(bytes, IPV4) ?? 'public';
  if (WRAPPERS.some((network) => isIn(bytes, network, 96)))
    return findKind(bytes.slice(12), IPV4) ?? 'public';
  return findKind(bytes, IPV6) ?? 'reserved';
}

/** Of the own network: reached only where the operator of the machine allows it. */
export const isOwnNetwork = (kind: AddressKind): boolean =>
  kind === 'private' || kind === 'loopback' || kind === 'shared';

const findKind = (bytes: readonly number[], ranges: readonly Range[]): AddressKind | undefined =>
  ranges.find(([network, bits]) => isIn(bytes, network, bits))?.[2];

function isIn(bytes: readonly number[], network: string, bits: number): boolean {
  const prefix = parseIp(network) ?? [];
  return bytes.every((byte, at) => {
    const mask = (0xff00 >> Math.min(8, Math.max(0, bits - at * 8))) & 0xff;
    return (byte & mask) === ((prefix[at] ?? 0) & mask);
  });
}
