import { expect, test } from 'vitest';
import { clientOf } from './client-of.server.ts';

test.each([
  { forwarded: undefined, isBehindProxy: true, client: '10.0.0.1', why: 'no proxy has said anything' },
  { forwarded: '203.0.113.7', isBehindProxy: true, client: '203.0.113.7', why: 'the proxy says who' },
  {
    forwarded: '1.2.3.4, 203.0.113.7',
    isBehindProxy: true,
    client: '203.0.113.7',
    why: 'a client invents others',
  },
  { forwarded: '203.0.113.7', isBehindProxy: false, client: '10.0.0.1', why: 'nobody is trusted' },
  {
    forwarded: '2001:db8:1:2:3::4',
    isBehindProxy: true,
    client: '2001:db8:1:2::/64',
    why: 'a household has many',
  },
])('SF-04 a client is $client where $why', ({ forwarded, isBehindProxy, client }) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(clientOf({ socket: { remoteAddress: '10.0.0.1' }, headers }, isBehindProxy)).toBe(client);
});
