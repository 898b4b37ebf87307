import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { handlers } from '../src/app/endpoints.server.ts';
import { createExamples } from './access-matrix/examples.ts';

const examples = createExamples({
  stockId: 1,
  industryId: 1,
  stringId: 'norvik-steel',
  indexId: 1,
  bondId: 1,
  etfId: 1,
  reportFileId: randomUUID(),
});

/** Other services send a reader back with whatever they like to add. */
const isOpen = (path: string) => path.startsWith('/auth/');
const calls = handlers
  .map(({ endpoint }) => ({ endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .filter(({ endpoint }) => !isOpen(endpoint.path));

test.each(calls)('$name takes no field that it does not know', ({ endpoint, name }) => {
  const [example = {}] = examples[name] ?? [];
  const surprise = { surprise: '1' };
  expect(endpoint.params.safeParse({ ...example.params, ...surprise }).success).toBe(false);
  expect(endpoint.query.safeParse({ ...example.query, ...surprise }).success).toBe(false);
  if (endpoint.method === 'POST' && !endpoint.readsText)
    expect(endpoint.body.safeParse({ ...example.body, ...surprise }).success).toBe(false);
});
