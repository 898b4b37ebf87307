import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { addressKey, createLoadShedder, refuseCrossSite } from './guards.server.ts';

test.each([
  { ip: '203.0.113.9', key: '203.0.113.9' },
  { ip: '::ffff:203.0.113.9', key: '::ffff:203.0.113.9' },
  { ip: '2001:db8:1:2:3:4:5:6', key: '2001:db8:1:2::/64' },
  { ip: '2001:db8:1:2::9', key: '2001:db8:1:2::/64' },
  { ip: '2001:db8::9', key: '2001:db8:0:0::/64' },
  { ip: '::1', key: '0:0:0:0::/64' },
])('requests from $ip count for $key', ({ ip, key }) => expect(addressKey(ip)).toBe(key));

const from = (headers: Record<string, string>) =>
  ({ headers: { host: 'bp.example', ...headers }, protocol: 'https' }) as FastifyRequest;

test.each([
  { headers: {}, why: 'a program that names no origin' },
  { headers: { origin: 'https://bp.example' }, why: 'a page of the public address' },
  {
    headers: { origin: 'https://bp.example', 'sec-fetch-site': 'same-origin' },
    why: 'a browser on our page',
  },
])('$why may change something', ({ headers }) => {
  expect(() => refuseCrossSite(from(headers), 'https://bp.example')).not.toThrow();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://bp.example.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://bp.example' },
])('another site may not: %o', (headers) => {
  expect(() => refuseCrossSite(from(headers), 'https://bp.example')).toThrow('cross_site');
});

test('work beyond the queue is shed, and taken again when the queue is shorter', () => {
  const shedder = createLoadShedder(() => 0);
  for (let i = 0; i < 256; i++) shedder.enter();
  expect(() => shedder.enter()).toThrow('overloaded');
  shedder.leave();
  expect(() => shedder.enter()).not.toThrow();
});
