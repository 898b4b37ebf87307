import { isIPv6 } from 'node:net';

/** One household or one attacker holds a whole /64 of IPv6. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  const full = [
    ...groups,
    ...Array.from({ length: ip.includes('::') ? missing : 0 }, () => '0'),
    ...tail.split(':').filter(Boolean),
  ];
  return `${full.slice(0, 4).join(':')}::/64`;
}
