import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { refuseCrossSite } from './guards.server.ts';

const TABLE = { publicOrigin: 'https://bp.example', defaultLanguage: 'eng', sites: [] } as const;
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
  expect(() => refuseCrossSite(from(headers), TABLE)).not.toThrow();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://bp.example.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'https://bp.example' },
])('another site may not: %o', (headers) => {
  expect(() => refuseCrossSite(from(headers), TABLE)).toThrow('cross_site');
});

const site = { host: 'pl.bp.example', language: 'pol', brand: 'basispoint' } as const;

test('a page on a host of its language may change something, though TLS ended before us', () => {
  const table = { publicOrigin: 'https://bp.example', defaultLanguage: 'eng', sites: [site] } as const;
  const request = { ...from({ host: 'pl.bp.example', origin: 'https://pl.bp.example' }), protocol: 'http' };
  expect(() => refuseCrossSite(request as FastifyRequest, table)).not.toThrow();
});

const WITH_DATA = {
  publicOrigin: 'https://bp.example',
  defaultLanguage: 'eng',
  sites: [{ ...site, dataServer: 'https://data.bp.example' }],
} as const;
const call = { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' };

test('LV-02 a page may change something through its data server', () => {
  const headers = { host: 'data.bp.example', origin: 'https://pl.bp.example', ...call };
  expect(() => refuseCrossSite(from(headers), WITH_DATA)).not.toThrow();
});

test.each([
  { host: 'data.bp.example', origin: 'https://evil.example', ...call },
  { host: 'data.bp.example', ...call },
  { host: 'data.bp.example', origin: 'https://pl.bp.example', ...call, 'sec-fetch-mode': 'navigate' },
  { host: 'pl.bp.example', origin: 'https://bp.example', ...call },
])('LV-02 nothing else may, there: %o', (headers) => {
  expect(() => refuseCrossSite(from(headers), WITH_DATA)).toThrow('cross_site');
});
