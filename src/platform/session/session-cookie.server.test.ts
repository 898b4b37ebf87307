import { expect, test } from 'vitest';
import { sessionCookieName, sessionTokensIn } from './session-cookie.server.ts';

test.each([
  { where: { isHttps: false }, name: 'basispoint_session' },
  { where: { isHttps: true }, name: '__Host-basispoint_session' },
  { where: { isHttps: true, domain: 'bp.example' }, name: '__Secure-basispoint_session' },
])('US-08 the session cookie of $where is $name', ({ where, name }) =>
  expect(sessionCookieName(where)).toBe(name),
);

test.each([
  { header: undefined, tokens: [] },
  { header: 'a=1; s=x', tokens: ['x'] },
  { header: 's=planted; a=1; s=real', tokens: ['planted', 'real'] },
  { header: 'xs=1; s2=2', tokens: [] },
  { header: Array.from({ length: 9 }, (_, at) => `s=${at}`).join('; '), tokens: ['0', '1', '2', '3'] },
])('US-08 the tokens of $header are $tokens', ({ header, tokens }) =>
  expect(sessionTokensIn(header, 's')).toEqual(tokens),
);
