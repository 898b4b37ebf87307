import { expect, test } from 'vitest';
import { readConfig } from '#platform/configuration/config.server.ts';
import { createNonce, helmetHeaders } from './helmet-headers.server.ts';

const headersAt = (publicOrigin: string) => helmetHeaders({ ...readConfig({}), publicOrigin });

test('every answer forbids what its page does not bring itself, and tells no type by guessing', () => {
  expect(headersAt('https://bp.example').all).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'content-security-policy': expect.stringMatching(/^default-src 'none';script-src 'self' 'sha256-/),
  });
  expect(Object.keys(headersAt('http://bp.example').all)).not.toContain('strict-transport-security');
});

test('a document allows its own scripts by a nonce, and no other answer allows any by one', () => {
  const { all, policyOf } = headersAt('https://bp.example');
  const [one, other] = [createNonce(), createNonce()];
  expect(one).not.toBe(other);
  expect(policyOf(one)).toBe(
    all['content-security-policy']?.replace(/(script-src [^;]+)/, `$1 'nonce-${one}'`),
  );
  expect(all['content-security-policy']).not.toMatch(/nonce|unsafe/);
});
