import { expect, test } from 'vitest';
import { toTemplate } from './call-address.ts';

test.each([
  { path: '/api/docs/', shown: '/api/docs/' },
  {
    path: '/api/stocks/:stockId/:groundId/price-dynamics/',
    shown: '/api/stocks/{stockId}/{groundId}/price-dynamics/',
  },
  { path: '/stocks/:stringId/:groundId?/', shown: '/stocks/{stringId}/[{groundId}/]' },
])('$path is written $shown', ({ path, shown }) => {
  expect(toTemplate(path)).toBe(shown);
});
