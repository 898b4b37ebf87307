import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOfAddress } from './address-kind.ts';
import { checkResolved, checkUrl } from './check-address.ts';
import { followRedirect } from './follow-redirect.ts';
import { parseIp } from './ip-address.ts';

test.each([
  ['8.8.8.8', 'public'],
  ['2606:4700::1111', 'public'],
  ['::ffff:8.8.8.8', 'public'],
  ['64:ff9b::808:808', 'public'],
  ['10.0.0.1', 'private'],
  ['172.15.255.255', 'public'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['172.32.0.0', 'public'],
  ['192.168.1.1', 'private'],
  ['fd12:3456::1', 'private'],
  ['fd00:ec2::254', 'private'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.255', 'loopback'],
  ['::1', 'loopback'],
  ['169.254.169.254', 'link-local'],
  ['fe80::1', 'link-local'],
  ['100.64.0.1', 'shared'],
  ['100.127.255.255', 'shared'],
  ['100.128.0.0', 'public'],
  ['100.100.100.200', 'shared'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['ff02::1', 'multicast'],
  ['0.0.0.0', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['192.0.2.1', 'reserved'],
  ['198.18.0.1', 'reserved'],
  ['::', 'reserved'],
  ['::7f00:1', 'reserved'],
  ['2002:7f00:1::', 'reserved'],
  ['2001:0:5ef5:79fb::', 'reserved'],
  ['2001:db8::1', 'reserved'],
  ['fec0::1', 'reserved'],
  ['64:ff9b:1::1', 'reserved'],
  ['::ffff:10.0.0.1', 'private'],
  ['::ffff:a00:1', 'private'],
  ['0:0:0:0:0:ffff:7f00:0001', 'loopback'],
  ['::ffff:169.254.169.254', 'link-local'],
  ['64:ff9b::7f00:1', 'loopback'],
  ['fe80::1%eth0', 'invalid'],
  ['010.0.0.1', 'invalid'],
  ['0x7f.0.0.1', 'invalid'],
  ['127.1', 'invalid'],
  ['1.2.3.256', 'invalid'],
  ['1:2:3:4:5:6:7', 'invalid'],
  ['1::2::3', 'invalid'],
  ['example.org', 'invalid'],
  ['', 'invalid'],
])('DI-10 %s is %s', (address, kind) => {
  expect(kindOfAddress(address)).toBe(kind);
});

test('DI-10 an address is read if and only if it is one', () => {
  const words = fc.oneof(fc.ipV4(), fc.ipV6(), fc.stringMatching(/^[0-9a-f:.]{0,40}$/), fc.string());
  fc.assert(
    fc.property(words, (text) => {
      expect(parseIp(text) === null).toBe(isIP(text) === 0 || text.includes('%'));
    }),
    { numRuns: 3_000 },
  );
});

test('DI-10 an IPv4 address is of the same kind when IPv6 wraps it', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const kind = kindOfAddress(address);
      expect(kindOfAddress(`::ffff:${address}`)).toBe(kind);
      expect(kindOfAddress(`64:ff9b::${address}`)).toBe(kind);
    }),
  );
});

const rules = { hosts: ['data.example.org', '127.0.0.1', '10.0.0.1', '8.8.8.8'], allowsPrivate: false };

test.each([
  ['https://data.example.org/a.csv', 'https://data.example.org/a.csv'],
  ['https://DATA.example.org:8443/', 'https://data.example.org:8443/'],
  ['https://data.example.org./a', 'https://data.example.org./a'],
  ['https://8.8.8.8/', 'https://8.8.8.8/'],
  ['http://data.example.org/', 'not_https'],
  ['http://127.0.0.1:8080/', 'not_https'],
  ['ftp://data.example.org/', 'not_https'],
  ['file:///etc/passwd', 'not_https'],
  ['https://other.example.org/', 'host_not_allowed'],
  ['https://data.example.org.evil.example/', 'host_not_allowed'],
  ['https://user:word@data.example.org/', 'has_password'],
  ['https://127.0.0.1/', 'private_address'],
  ['https://2130706433/', 'private_address'],
  ['https://0x7f.1/', 'private_address'],
  ['https://0177.0.0.1/', 'private_address'],
  ['https://[::ffff:10.0.0.1]/', 'private_address'],
  ['https://[::1]/', 'private_address'],
  ['https://169.254.169.254/latest/meta-data/', 'forbidden_address'],
  ['https://[fe80::1]/', 'forbidden_address'],
  ['no address', 'bad_address'],
])('DI-10 %s: %s', (address, expected) => {
  const url = checkUrl(address, rules);
  expect(typeof url === 'string' ? url : url.href).toBe(expected);
});

test('DI-10 an address that is no public one is never reached without permission, however it is written', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.constantFrom('https:', 'http:'), (address, protocol) => {
      const fault = checkResolved(address, protocol, { allowsPrivate: false });
      expect(fault === null).toBe(kindOfAddress(address) === 'public' && protocol === 'https:');
    }),
  );
});

test.each([
  ['127.0.0.1', 'http:', null],
  ['10.1.2.3', 'https:', null],
  ['8.8.8.8', 'http:', 'not_https'],
  ['8.8.8.8', 'https:', null],
  ['169.254.169.254', 'http:', 'forbidden_address'],
  ['224.0.0.1', 'https:', 'forbidden_address'],
])('DI-10 where the own network is allowed, %s over %s: %s', (address, protocol, expected) => {
  expect(checkResolved(address, protocol, { allowsPrivate: true })).toBe(expected);
});

const from = {
  url: new URL('https://data.example.org/a/b.csv'),
  headers: { Authorization: 'Bearer hush', Accept: '*/*' },
  secretHeaders: ['authorization'],
};
const wide = { ...rules, hosts: [...rules.hosts, 'cdn.example.org'] };

test.each([
  ['../c.csv', 'https://data.example.org/c.csv', true],
  ['https://cdn.example.org/c.csv', 'https://cdn.example.org/c.csv', false],
  ['https://data.example.org:8443/', 'https://data.example.org:8443/', false],
])('DI-10 a redirect to %s leads to %s; secrets go with it: %s', (location, address, hasSecret) => {
  const next = followRedirect(from, location, wide);
  if (typeof next === 'string') throw new Error(next);
  expect(next.url.href).toBe(address);
  expect(Object.keys(next.headers)).toEqual(hasSecret ? ['Authorization', 'Accept'] : ['Accept']);
});

test.each([
  ['http://data.example.org/', 'not_https'],
  ['//evil.example/', 'host_not_allowed'],
  ['https://10.0.0.1/', 'private_address'],
  ['https://[', 'bad_address'],
])('DI-10 a redirect to %s is refused: %s', (location, fault) => {
  expect(followRedirect(from, location, wide)).toBe(fault);
  const own = { ...wide, allowsPrivate: true };
  if (fault === 'not_https') expect(followRedirect(from, 'http://127.0.0.1/', own)).toBe(fault);
});
