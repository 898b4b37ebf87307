import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { routeByQuery } from './route-by-query.ts';

const summary = 'x';
const reply = z.object({});
const route = routeByQuery([
  endpoint({ method: 'GET', path: '/api/plain/', summary, reply }),
  endpoint({
    method: 'GET',
    path: '/api/send/',
    alsoAt: { path: '/', query: { action: 'send' } },
    summary,
    reply,
  }),
  endpoint({
    method: 'GET',
    path: '/api/shelf/',
    alsoAt: { path: '/shelf/', query: { ajax: '1' } },
    query: z.strictObject({ id: z.string().optional() }),
    summary,
    reply,
  }),
]);

test.each([
  { path: '/', query: '', to: '/', left: '' },
  { path: '/', query: 'action=other', to: '/', left: 'action=other' },
  { path: '/', query: 'action=send&utm_source=x', to: '/api/send/', left: '' },
  { path: '/shelf/', query: 'id=7&ajax=1', to: '/api/shelf/', left: 'id=7' },
  { path: '/shelf/', query: 'ajax=2', to: '/shelf/', left: 'ajax=2' },
  { path: '/api/plain/', query: 'action=send', to: '/api/plain/', left: 'action=send' },
])('$path with the query "$query" is answered by $to', ({ path, query, to, left }) => {
  const address = { language: 'eng', brand: 'x', prefix: '', dataServer: '', path, query } as const;
  expect(route(address)).toEqual({ ...address, path: to, query: left });
});
